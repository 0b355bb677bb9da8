import Texts

/// The icons for a trackable, each a symbol of the icon sheet.
package enum TrackableIcon: String, CaseIterable, Sendable {
    case steps, water, sleep, heart, coffee, food, pill, mood, book, smokeFree = "smoke-free", stretch, scale

    package var name: String {
        switch self {
        case .smokeFree: TrackableTexts.smokeFree
        default: rawValue.capitalized
        }
    }
}
