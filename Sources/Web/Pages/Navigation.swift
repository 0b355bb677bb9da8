import Fitness
import ViewKit

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
