import Fitness
import Foundation
import Web

extension MemberVisit {
    /// A day in the user's time zone: `Today, 21 Nov`, and within a sentence `today, 21 Nov`.
    func dayText(_ seconds: Int64, isWithin: Bool = false) -> String {
        let day = LocalDay(Date(timeIntervalSince1970: TimeInterval(seconds)), in: user.timeZone)
        return day.relativeText(today: today, isWithin: isWithin)
    }

    /// `Today, 21 Nov, 09:30`, and within a sentence `today, 21 Nov, 09:30`.
    func momentText(_ seconds: Int64, isWithin: Bool = false) -> String {
        "\(dayText(seconds, isWithin: isWithin)), \(LocalTime.text(Date(timeIntervalSince1970: TimeInterval(seconds)), in: user.timeZone))"
    }
}
