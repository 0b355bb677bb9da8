import Texts

/// What an email address looks like, for accounts and trainers.
package enum EmailAddress {
    package static let maximumLength = 254
    package static var invalid: String { AccountTexts.emailInvalid }

    package static func isValid(_ text: String) -> Bool {
        text.contains("@") && text.unicodeScalars.count <= maximumLength
            && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }
}
