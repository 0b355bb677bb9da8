/// Which field has the focus when the form opens.
extension StrengthSetForm {
    /// Most changes mend a number that was mistyped.
    mutating func focusForMending() {
        switch measure {
        case _ where !weight.value.isEmpty: weight.isFocused = true
        case .reps: reps.isFocused = true
        case .hold: duration.isFocused = true
        case .carry: distance.isFocused = true
        }
    }

    /// Without anything to start from, the form begins with the first number to type.
    package mutating func focusFirstEmptyAmount() {
        if weight.value.isEmpty, chosen?.load == .external {
            weight.isFocused = true
        } else if measure == .reps, reps.value.isEmpty {
            reps.isFocused = true
        }
    }
}
