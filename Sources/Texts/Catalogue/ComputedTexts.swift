extension CommonTexts {
    /// `Strong, Hevy and FitNotes`
    package static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return CommonTexts.listAnd(items.dropLast().joined(separator: ", "), last)
    }

    package static func amountOfTotal(_ amount: Int, _ total: Int) -> String {
        amountOfTotal(amount, DecimalText.grouped(Double(total)))
    }

    package static func amountOfTotal(_ amount: Int, _ total: String) -> String {
        amountOfTotal(DecimalText.grouped(Double(amount)), total)
    }
}

extension CountTexts {
    /// `25 sets and 2 warm-ups`: either may be all there is, or nothing.
    package static func sets(_ sets: Int, warmUps: Int) -> String {
        let parts = [sets == 0 ? nil : CountTexts.sets(sets), warmUps == 0 ? nil : CountTexts.warmUps(warmUps)]
        return CommonTexts.list(parts.compactMap(\.self))
    }
}
