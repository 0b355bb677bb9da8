import Foundation

/// A public name on Telegram: 5 to 32 letters, digits and underscores, starting with a letter.
package struct TelegramName: Sendable, Equatable {
    package let name: String

    /// A name from the database, already validated.
    package init(stored: String) {
        name = stored
    }

    /// Parses a name, `@name`, or the address of a profile.
    package init?(typed: String) {
        var name = typed.trimmingCharacters(in: .whitespacesAndNewlines)[...]
        for prefix in ["https://", "http://", "www."] where name.lowercased().hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        for prefix in ["t.me/", "telegram.me/", "@"] where name.lowercased().hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        if name.hasSuffix("/") { name = name.dropLast() }
        guard (5...32).contains(name.utf8.count), name.utf8.allSatisfy(Self.isPart), let first = name.utf8.first,
            Self.isLetter(first)
        else { return nil }
        self.name = String(name)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
}
