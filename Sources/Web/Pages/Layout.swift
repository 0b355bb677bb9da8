import Fitness
import Forms
import Models
import Texts
import ViewKit

/// The data that every page needs around its content.
package struct Layout: Sendable {
    package struct Person: Sendable {
        let uuid: String
        let firstName: String
        let fullName: String
        let initials: String
        let photo: String?
        package let isGuest: Bool

        init(_ user: User) {
            uuid = user.uuid.pathText
            firstName = user.firstName
            fullName = user.fullName
            initials = user.initials
            photo = user.photo.map(Paths.thumbnail)
            isGuest = user.isGuest
        }
    }

    package struct Flash: Sendable {
        let notice: Notice?
        let records: [Link]
        let celebrations: [Link]

        var text: String { notice?.text ?? CommonTexts.wellDone }
        var isError: Bool { notice?.isError ?? false }
        var undoPath: String? { notice?.undoStep.map(Paths.undo) }
        var restSeconds: String? { notice?.rest.map { String($0.seconds) } }
        var restText: String? { notice?.rest?.text }
        /// Many achievements are one line, which covers less of a phone.
        var unlocked: [Link] {
            let unlocked = notice?.unlocked ?? []
            guard unlocked.count > 2 else { return celebrations + unlocked.map(Self.link) }
            return celebrations + [Link(CommonTexts.achievementsUnlocked(unlocked.count), to: Paths.achievements)]
        }

        private static func link(_ achievement: Achievement) -> Link {
            Link(CommonTexts.achievementUnlocked(achievement.title), to: Paths.achievements)
        }
    }

    package let language = Language.current
    package let title: String
    package let destination: Destination?
    package let user: Person?
    package let notice: Notice?
    /// The records that the notice announces.
    var newRecords: [Link] = []
    package let assets: AssetPaths
    /// The ten tabs as HTML, rendered once at startup.
    package let navigation: Markup
    package let today: LocalDay
    package var appearance = Appearance.system
    /// Links to what the user has reached since the last page.
    var celebrations: [Link] = []
    /// The revision of the data that the page shows; nil for a page without a reload, such as the response to a form.
    package var revision: Revision?
    /// What the page's form changes.
    var edited: EditedState?

    package init(
        title: String, destination: Destination?, user: Person?, notice: Notice?,
        newRecords: [Link] = [], assets: AssetPaths, navigation: Markup, today: LocalDay,
        appearance: Appearance = Appearance.system, celebrations: [Link] = [], revision: Revision? = nil
    ) {
        self.title = title
        self.destination = destination
        self.user = user
        self.notice = notice
        self.newRecords = newRecords
        self.assets = assets
        self.navigation = navigation
        self.today = today
        self.appearance = appearance
        self.celebrations = celebrations
        self.revision = revision
    }

    package var languageTag: String { language.tag }
    package var hue: String { destination?.rawValue ?? "account" }
    package var isGuest: Bool { user?.isGuest ?? false }
    package var stylesheet: String { assets.stylesheet }
    var script: String { assets.script }
    package var icons: String { assets.icons }
    package var colorScheme: String { appearance == .system ? "light dark" : appearance.rawValue }
    package var scheme: String? { appearance == .system ? nil : appearance.rawValue }
    var revisionText: String? { revision?.text }

    var flash: Flash? {
        notice == nil && celebrations.isEmpty
            ? nil : Flash(notice: notice, records: newRecords, celebrations: celebrations)
    }

    /// The canvas's color for the browser's own bars; nil when it depends on the device.
    var themeColor: String? {
        switch appearance {
        case .system: nil
        case .light: "#f8f7f4"
        case .dark: "#0c0d13"
        }
    }
}

/// The ten tabs around a page. They depend only on the current tab, so each version is rendered once at startup.
struct Navigation: Sendable {
    private let html: [Destination?: Markup]

    init(_ assets: AssetPaths) {
        let destinations: [Destination?] = Destination.allCases + [nil]
        html = Dictionary(
            uniqueKeysWithValues: destinations.map { current in
                (current, Self.tabs(current, assets))
            })
    }

    private static func tabs(_ current: Destination?, _ assets: AssetPaths) -> Markup {
        let layout = Layout(
            title: "", destination: current, user: nil, notice: nil, assets: assets,
            navigation: Markup(trusted: ""), today: LocalDay(daysSinceEpoch: 0))
        var html = HTML()
        view_shared_navigation(NavigationModel(current: current), layout, &html)
        return html.markup
    }

    subscript(current: Destination?) -> Markup { html[current] ?? Markup(trusted: "") }
}

package struct NavigationModel: Sendable {
    let current: Destination?

    var tabs: [Tab] { row(Destination.tabs) }
    var tracker: [Tab] { row(Destination.tracker) }

    private func row(_ destinations: [Destination]) -> [Tab] {
        destinations.enumerated().map { index, destination in
            Tab(destination: destination, position: index + 1, isCurrent: destination == current)
        }
    }
}

struct Tab: Sendable {
    let destination: Destination
    let position: Int
    let isCurrent: Bool

    var name: String { destination.name }
    var path: String { destination.path }
    var icon: String { destination.rawValue }
}
