import Texts

/// Durations for display.
package enum DurationText {
    /// `28:40`, `1:02:05`
    package static func clock(seconds: Double) -> String {
        // A pace over next to nothing takes longer than a number can say.
        clock(seconds: Int(min(1e15, max(-1e15, seconds.rounded()))))
    }

    package static func clock(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        return hours > 0
            ? "\(hours):\(padded(minutes, to: 2)):\(padded(rest, to: 2))" : "\(minutes):\(padded(rest, to: 2))"
    }

    /// A rest or a hold: `45 s`, `90 s`, `3 min`, `2:30 min`.
    package static func short(seconds: Int) -> String {
        if seconds >= 60, seconds.isMultiple(of: 60) { return Figure(String(seconds / 60), "min").text }
        return seconds < 100 ? Figure(String(seconds), "s").text : Figure(clock(seconds: seconds), "min").text
    }

    /// The total time of many sessions, in minutes or hours: `42 min`, `18.5 h`, `1,204 h`.
    package static func total(seconds: Int) -> Figure {
        let hours = Double(seconds) / 3_600
        if hours < 1 { return Figure(String(Int((Double(seconds) / 60).rounded())), "min") }
        return Figure(hours < 100 ? DecimalText.format(hours, maximumDecimals: 1) : DecimalText.grouped(hours), "h")
    }

    /// A number of hours as people say it: `8 h 20 min`, `8 h`, `30 min`.
    package static func hours(_ hours: Double) -> Figure {
        let (whole, minutes) = wholeHours(hours)
        if minutes == 0 { return Figure(DecimalText.grouped(whole), "h") }
        return Figure(whole == 0 ? String(minutes) : "\(DecimalText.grouped(whole))\u{A0}h\u{A0}\(minutes)", "min")
    }

    /// A number of hours as a field shows it: `8:20`, `8`.
    package static func typed(hours: Double) -> String {
        let (whole, minutes) = wholeHours(hours)
        return DecimalText.format(whole) + (minutes == 0 ? "" : ":\(padded(minutes, to: 2))")
    }

    private static func wholeHours(_ hours: Double) -> (hours: Double, minutes: Int) {
        let minutes = (hours * 60).rounded()
        return ((minutes / 60).rounded(.down), Int(minutes.truncatingRemainder(dividingBy: 60)))
    }

    /// In words, for a screen reader: `28 minutes 40 seconds`.
    package static func spoken(seconds: Int) -> String {
        let parts = [
            (seconds / 3_600, QuantityTexts.hours), (seconds / 60 % 60, QuantityTexts.minutes),
            (seconds % 60, QuantityTexts.seconds),
        ].filter { $0.0 > 0 }.map { $0.1($0.0) }
        return parts.isEmpty ? QuantityTexts.zeroSeconds : parts.joined(separator: " ")
    }
}
