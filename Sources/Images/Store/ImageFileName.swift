import Foundation

/// The name of a file in the store: `<uuid>.jpg` or `<uuid>.thumbnail.jpg`, with `.tmp` appended while it is written.
struct ImageFileName: Equatable {
    let id: UUID
    let variant: ImageStore.Variant
    var isTemporary = false

    var text: String {
        id.uuidString.lowercased() + Self.suffix(of: variant) + (isTemporary ? Self.temporarySuffix : "")
    }

    init(id: UUID, variant: ImageStore.Variant, isTemporary: Bool = false) {
        self.id = id
        self.variant = variant
        self.isTemporary = isTemporary
    }

    /// Nil for a name that the store never uses.
    init?(_ text: String) {
        guard let id = UUID(uuidString: String(text.prefix(36))) else { return nil }
        let names = ImageStore.Variant.allCases.flatMap { variant in
            [false, true].map { ImageFileName(id: id, variant: variant, isTemporary: $0) }
        }
        guard let name = names.first(where: { $0.text == text }) else { return nil }
        self = name
    }

    private static let temporarySuffix = ".tmp"

    private static func suffix(of variant: ImageStore.Variant) -> String {
        switch variant {
        case .full: ".jpg"
        case .thumbnail: ".thumbnail.jpg"
        }
    }
}
