import Fitness
import Texts

extension StrengthSetForm {
    static var effortOptions: [Field.Option] {
        let usual = StrengthSetLimits.usualEfforts
        let steps = stride(from: usual.lowerBound, through: usual.upperBound, by: StrengthSetLimits.effortStep)
        return [.init(value: "", label: TrackTexts.noEffort)] + steps.map(Field.Option.init(effort:))
    }
}

extension Field.Option {
    fileprivate init(effort: Double) {
        let text = DecimalText.format(effort)
        self.init(value: text, label: text)
    }
}

extension Field {
    /// Chooses a stored effort. A low one, from an import or a program, stays a choice.
    mutating func show(effort: Double?) {
        guard let effort else { return }
        let option = Option(effort: effort)
        value = option.value
        if !options.contains(where: { $0.value == option.value }) { options.insert(option, at: 1) }
    }
}

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
