import Texts

/// The user's rest after a set.
package struct RestTimer: Hashable, Sendable {
    /// 0 if the timer is off.
    package let seconds: Int

    package init(seconds: Int) {
        self.seconds = seconds
    }

    /// The options to choose from.
    package static let choices = [0, 30, 60, 90, 120, 150, 180, 240, 300].map(RestTimer.init)

    package var isOn: Bool { seconds > 0 }
    /// `1:30`
    package var text: String { isOn ? DurationText.clock(seconds: seconds) : SettingsTexts.off }
}
