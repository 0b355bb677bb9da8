/// The result of storing a payload, as sent in the response.
package struct HealthReport: Encodable, Sendable, Equatable {
    var received = 0
    package var new = 0
    /// Known measurements with another value.
    var changed = 0
    var unchanged = 0
    var ignored: [HealthPayload.Ignored] = []

    /// The report with the names that the app is told.
    package var told: HealthReport {
        var report = self
        for place in ignored.indices { report.ignored[place].name = ignored[place].shownName }
        return report
    }

    package enum Change: Sendable {
        case new, changed, unchanged
    }

    mutating func note(_ change: Change) {
        switch change {
        case .new: new += 1
        case .changed: changed += 1
        case .unchanged: unchanged += 1
        }
    }
}
