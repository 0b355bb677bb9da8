import Foundation

/// Every address of WorkHome, for redirects and templates; `Routes.swift` is the other side of it.
enum Paths {
    static let home = "/"
    static let login = "/login"
    static let register = "/register"
    static let guest = "/guest"
    static let logout = "/logout"
    static let leaveGuest = "/guest/leave"
    static let profile = "/profile"
    static let profilePhoto = "/profile/photo"
    static let profileAccount = "/profile/account"
    static let profilePassword = "/profile/password"
    static let profilePhotoDeletion = "/profile/photo/delete"

    static let workouts = "/workouts"
    static let nutrition = "/nutrition"
    static let trainers = "/trainers"
    static let progress = "/progress"
    static let editMeasurements = "/progress/measurements/edit"
    static let measurements = "/progress/measurements"
    static let achievements = "/progress/achievements"

    static let track = "/track"
    static let newTrackItem = "/track/new"
    static let records = "/records"
    static let goals = "/goals"
    static let analyze = "/analyze"
    static let journal = "/journal"
    static let settings = "/settings"
    static let sessions = "/settings/sessions"
    static let otherSessions = "/settings/sessions/others/delete"

    static func progress(range: ChartRange) -> String { "\(progress)?range=\(range.rawValue)" }
    static func progress(range: ChartRange, olderWeights skipped: Int) -> String {
        "\(progress(range: range))&older=\(skipped)"
    }
    static func weightRecordDeletion(_ id: Int64) -> String { "\(progress)/weights/\(id)/delete" }
    static func track(on day: LocalDay) -> String { "\(track)?date=\(day)" }
    static func journal(month: LocalMonth) -> String { "\(journal)?month=\(month)" }
    static func journal(_ day: LocalDay) -> String { "\(journal)/\(day)" }
    static func journalEditor(_ day: LocalDay) -> String { "\(journal(day))/edit" }
    static func journalDeletion(_ day: LocalDay) -> String { "\(journal(day))/delete" }
    static func journalPhoto(_ day: LocalDay, _ photo: UUID) -> String {
        "\(journal(day))/photos/\(photo.pathText)"
    }
    static func journalPhotoDeletion(_ day: LocalDay, _ photo: UUID) -> String {
        "\(journalPhoto(day, photo))/delete"
    }
    static func photo(_ photo: UUID) -> String { "/photos/\(photo.pathText)" }
    static func thumbnail(_ photo: UUID) -> String { "/photos/\(photo.pathText)?size=thumbnail" }
    static func sessionDeletion(_ id: Int64) -> String { "\(sessions)/\(id)/delete" }
}

extension UUID {
    var pathText: String { uuidString.lowercased() }
}
