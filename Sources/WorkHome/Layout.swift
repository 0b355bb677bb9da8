import Mustache

/// What each page needs around its content.
struct Layout: Sendable, MustacheParent {
    struct Person: Sendable, MustacheParent {
        let firstName: String
        let fullName: String
        let initials: String
        let photo: String?
        let isGuest: Bool

        init(_ user: User) {
            firstName = user.firstName
            fullName = user.fullName
            initials = user.initials
            photo = user.photo.map(Paths.thumbnail)
            isGuest = user.isGuest
        }

        func child(named name: String) -> Any? {
            switch name {
            case "firstName": firstName
            case "fullName": fullName
            case "initials": initials
            case "photo": photo
            case "isGuest": isGuest
            default: nil
            }
        }
    }

    struct Flash: Sendable, MustacheParent {
        let notice: Notice?
        let record: Link?
        let celebrations: [Link]

        func child(named name: String) -> Any? {
            switch name {
            case "text": notice?.text ?? "Well done!"
            case "isError": notice?.isError ?? false
            case "record": record
            case "undoPath": notice?.undoStep.map(Paths.undo)
            case "restSeconds": notice?.rest.map { String($0.seconds) }
            case "restText": notice?.rest?.text
            case "unlocked": celebrations + (notice?.unlocked ?? []).map(Self.link)
            default: nil
            }
        }

        private static func link(_ achievement: Achievement) -> Link {
            Link("Achievement unlocked: \(achievement.title)", to: Paths.achievements)
        }
    }

    let title: String
    let destination: Destination?
    let user: Person?
    let notice: Notice?
    /// The record that the notice tells of.
    var newRecord: Link?
    let assets: AssetPaths
    /// The ten tabs as HTML, made once at the start.
    let navigation: String
    let today: LocalDay
    var appearance = Appearance.system
    /// What was reached since the last page.
    var celebrations: [Link] = []
    /// Of which state of the person's rows it is; nil for what nobody asks for a second time, such as the answer to a form.
    var revision: Int64?

    func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "hue": destination?.rawValue ?? "account"
        case "stylesheet": assets.stylesheet
        case "script": assets.script
        case "icons": assets.icons
        case "user": user
        case "navigation": navigation
        case "flash": flash
        case "today": today.description
        case "colorScheme": appearance == .system ? "light dark" : appearance.rawValue
        case "themeColor": themeColor
        case "scheme": appearance == .system ? nil : appearance.rawValue
        case "revision": revision.map(String.init)
        default: nil
        }
    }

    private var flash: Flash? {
        notice == nil && celebrations.isEmpty
            ? nil : Flash(notice: notice, record: newRecord, celebrations: celebrations)
    }

    /// The canvas's colour for the browser's own bars; nil when it depends on the device.
    private var themeColor: String? {
        switch appearance {
        case .system: nil
        case .light: "#f8f7f4"
        case .dark: "#0c0d13"
        }
    }
}
