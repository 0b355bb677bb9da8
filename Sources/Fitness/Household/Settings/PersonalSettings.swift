import Texts

/// The color scheme of a user's pages.
package enum Appearance: String, CaseIterable, Sendable {
    case system, light, dark

    package var name: String {
        switch self {
        case .system: SettingsTexts.appearanceSystem
        case .light: SettingsTexts.appearanceLight
        case .dark: SettingsTexts.appearanceDark
        }
    }

    /// - Returns: what is wrong if it is nil.
    package static func checked(_ appearance: Appearance?) -> Result<Self, Faults> {
        appearance.map { .success($0) } ?? .failure(Faults("appearance", SettingsTexts.appearanceMissing))
    }
}

/// The user's rest after a set.
package struct RestTimer: Hashable, Sendable {
    /// 0 if the timer is off.
    package let seconds: Int

    package init(seconds: Int) { self.seconds = seconds }

    /// The options to choose from.
    package static let choices = [0, 30, 60, 90, 120, 150, 180, 240, 300].map(RestTimer.init)

    /// The longest rest that an exercise can have, in seconds.
    package static let longestSeconds = 900

    /// - Returns: nil for a text that is no number of seconds to count down.
    package init?(text: String) {
        guard let seconds = Int(text), (1...Self.longestSeconds).contains(seconds), String(seconds) == text else {
            return nil
        }
        self.seconds = seconds
    }

    package var isOn: Bool { seconds > 0 }
    /// `1:30`
    package var text: String { isOn ? DurationText.clock(seconds: seconds) : SettingsTexts.off }

    /// One of the choices, or what is wrong.
    package static func checked(seconds: Int?) -> Result<Self, Faults> {
        choices.first { $0.seconds == seconds }.map { .success($0) }
            ?? .failure(Faults("rest_timer_seconds", SettingsTexts.restTimerMissing))
    }
}
