import Mustache

/// The ten tabs around a page. They depend on the current one alone, so each is rendered once, at the start.
struct Navigation: Sendable {
    private let html: [Destination?: String]

    init(_ views: ViewLibrary, assets: AssetPaths) {
        let destinations: [Destination?] = Destination.allCases + [nil]
        html = Dictionary(
            uniqueKeysWithValues: destinations.map { current in
                (current, views.render(.navigation, NavigationModel(current: current, icons: assets.icons)))
            })
    }

    subscript(current: Destination?) -> String { html[current] ?? "" }
}

struct NavigationModel: MustacheParent {
    let current: Destination?
    let icons: String

    func child(named name: String) -> Any? {
        switch name {
        case "tabs": row(Destination.tabs)
        case "tracker": row(Destination.tracker)
        case "icons": icons
        default: nil
        }
    }

    private func row(_ destinations: [Destination]) -> [Tab] {
        destinations.enumerated().map { index, destination in
            Tab(destination: destination, position: index + 1, isCurrent: destination == current)
        }
    }
}

struct Tab: MustacheParent {
    let destination: Destination
    let position: Int
    let isCurrent: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "name": destination.name
        case "path": destination.path
        case "icon": destination.rawValue
        case "position": String(position)
        case "isCurrent": isCurrent
        default: nil
        }
    }
}
