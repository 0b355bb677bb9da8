import Foundation
import Texts

/// The limits of an account, on the pages and in the API.
package enum AccountRules {
    package static let minimumPasswordLength = 6
    package static let maximumPasswordBytes = 1_024
    static let ages = 5...120

    /// What is wrong with a new password.
    package static func fault(ofPassword password: String) -> String? {
        guard !TextLimits.hasNUL(password) else { return CommonTexts.unusableCharacter }
        // As people count: an emoji of seven code points is one character.
        guard password.count >= minimumPasswordLength else {
            return AccountTexts.passwordTooShort(minimumPasswordLength)
        }
        // In the normalized form that is hashed, which can be longer than the typed text.
        let bytes = password.precomposedStringWithCanonicalMapping.utf8.count
        return bytes <= maximumPasswordBytes ? nil : AccountTexts.passwordTooLong(maximumPasswordBytes)
    }
}

/// What an email address looks like, for accounts and trainers.
package enum EmailAddress {
    package static let maximumLength = 254
    package static var invalid: String { AccountTexts.emailInvalid }

    package static func isValid(_ text: String) -> Bool {
        text.contains("@") && text.unicodeScalars.count <= maximumLength
            && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }
}

/// How a person says when they were born; nil for what can't be read.
package enum StatedBirth: Sendable {
    /// What is stored already, or that it is unknown.
    case known(LocalDay?)
    case age(Int?)
    case day(LocalDay?)
}

extension Faults {
    mutating func firstName(_ name: String) -> String {
        text("first_name", name, required: AccountTexts.firstNameMissing)
    }

    mutating func lastName(_ name: String) -> String {
        text("last_name", name, required: AccountTexts.lastNameMissing)
    }

    mutating func emailAddress(_ typed: String) -> String {
        let address = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        if !EmailAddress.isValid(address) { add("email", EmailAddress.invalid) }
        return address
    }

    mutating func newPassword(_ password: String) {
        if let fault = AccountRules.fault(ofPassword: password) { add("password", fault) }
    }

    /// A birthday with a plausible age. For an age alone it is the day of registration, so many years earlier.
    package mutating func birthDay(_ stated: StatedBirth, today: LocalDay) -> LocalDay? {
        let ages = AccountRules.ages
        switch stated {
        case .known(let day): return day
        case .age(let age):
            require("age", age, in: ages, AccountTexts.ageOutOfRange(ages.lowerBound, ages.upperBound))
            return age.flatMap { ages.contains($0) ? today.yearsEarlier($0) : nil }
        case .day(let day):
            require("date_of_birth", day, CommonTexts.dateMissing)
            check(
                "date_of_birth", day?.wholeYears(until: today), in: ages,
                AccountTexts.dateOfBirthOutOfRange(ages.lowerBound, ages.upperBound))
            return day
        }
    }
}
