/// How long a person rests after a set.
package struct RestTimer: Hashable, Sendable {
    /// 0 where nothing is to be counted.
    package let seconds: Int

    package init(seconds: Int) {
        self.seconds = seconds
    }

    /// What can be chosen.
    package static let choices = [0, 30, 60, 90, 120, 150, 180, 240, 300].map(RestTimer.init)

    package var isOn: Bool { seconds > 0 }
    /// `1:30`
    package var text: String { isOn ? DurationText.clock(seconds: seconds) : "Off" }
}
