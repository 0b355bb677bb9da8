import ViewKit

/// What each page needs around its content.
struct Layout: Sendable {
    struct Person: Sendable {
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
    }

    struct Flash: Sendable {
        let notice: Notice?
        let record: Link?
        let celebrations: [Link]

        var text: String { notice?.text ?? "Well done!" }
        var isError: Bool { notice?.isError ?? false }
        var undoPath: String? { notice?.undoStep.map(Paths.undo) }
        var restSeconds: String? { notice?.rest.map { String($0.seconds) } }
        var restText: String? { notice?.rest?.text }
        var unlocked: [Link] { celebrations + (notice?.unlocked ?? []).map(Self.link) }

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
    let navigation: Markup
    let today: LocalDay
    var appearance = Appearance.system
    /// What was reached since the last page.
    var celebrations: [Link] = []
    /// Of which state of the person's rows it is; nil for what nobody asks for a second time, such as the answer to a form.
    var revision: Int64?

    var hue: String { destination?.rawValue ?? "account" }
    var isGuest: Bool { user?.isGuest ?? false }
    var stylesheet: String { assets.stylesheet }
    var script: String { assets.script }
    var icons: String { assets.icons }
    var colorScheme: String { appearance == .system ? "light dark" : appearance.rawValue }
    var scheme: String? { appearance == .system ? nil : appearance.rawValue }
    var revisionText: String? { revision.map(String.init) }

    var flash: Flash? {
        notice == nil && celebrations.isEmpty
            ? nil : Flash(notice: notice, record: newRecord, celebrations: celebrations)
    }

    /// The canvas's colour for the browser's own bars; nil when it depends on the device.
    var themeColor: String? {
        switch appearance {
        case .system: nil
        case .light: "#f8f7f4"
        case .dark: "#0c0d13"
        }
    }
}
