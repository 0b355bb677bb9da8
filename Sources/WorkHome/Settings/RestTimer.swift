/// How long a person rests after a set.
struct RestTimer: Hashable, Sendable {
    /// 0 where nothing is to be counted.
    let seconds: Int

    /// What can be chosen.
    static let choices = [0, 30, 60, 90, 120, 150, 180, 240, 300].map(RestTimer.init)

    var isOn: Bool { seconds > 0 }
    /// `1:30`
    var text: String { isOn ? DurationText.clock(seconds: seconds) : "Off" }
}
