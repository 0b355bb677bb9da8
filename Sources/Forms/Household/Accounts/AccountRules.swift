import Fitness
import Foundation

/// The rules that registration, the profile and the upgrade of a guest share, and their messages.
package enum AccountRules {
    package static let firstNameMissing = "Please enter your first name"
    package static let lastNameMissing = "Please enter your last name"
    package static let emailTaken = "An account with this email already exists"
    static let passwordTooShort = "Password must be at least 6 characters"
    package static let goalMissing = "Please choose a fitness goal"
    static let ages = 5...120
    package static let emailLength = EmailAddress.maximumLength
    package static let minimumPasswordLength = 6
    package static let maximumPasswordBytes = 1_024
}

extension Field {
    package mutating func emailAddress() -> String? {
        let address = value.trimmingCharacters(in: .whitespacesAndNewlines)
        return EmailAddress.isValid(address) ? address : fail(EmailAddress.invalid)
    }

    package mutating func newPassword() -> String? {
        guard value.count >= AccountRules.minimumPasswordLength else { return fail(AccountRules.passwordTooShort) }
        // In the normalized form that is hashed, which can be longer than the typed text.
        let bytes = value.precomposedStringWithCanonicalMapping.utf8.count
        guard bytes <= AccountRules.maximumPasswordBytes else {
            return fail("Use at most \(AccountRules.maximumPasswordBytes) bytes")
        }
        return value
    }

    /// A birthday with a plausible age.
    package mutating func birthDay(today: LocalDay) -> LocalDay? {
        guard let day = LocalDay(value) else { return fail("Please enter a date") }
        let ages = AccountRules.ages
        guard ages.contains(day.wholeYears(until: today)) else {
            return fail(
                "Please enter a date of birth for an age from \(ages.lowerBound) to \(ages.upperBound)")
        }
        return day
    }

    mutating func age() -> Int? {
        let ages = AccountRules.ages
        return integer(in: ages, "Please enter an age from \(ages.lowerBound) to \(ages.upperBound)")
    }
}
