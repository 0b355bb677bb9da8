import Fitness
import Foundation
import GRDB

/// A person who trains people of this household.
package struct Trainer: Sendable, Identifiable {
    package let id: Int64
    /// nil once that account is deleted.
    package let addedBy: Int64?
    package let isPrivate: Bool
    package let name: String
    package let photo: UUID?
    package let specialities: TrainerSpecialities
    package let bio: String
    package let languages: String
    package let rate: TrainerRate?
    package let phone: PhoneNumber?
    package let telegram: TelegramName?
    package let email: String?
    package let addedByName: String?

    package var firstName: String { name.split(separator: " ").first.map(String.init) ?? name }

    package var initials: String {
        let words = name.split(separator: " ")
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        return ends.compactMap { $0?.first }.map(String.init).joined().uppercased()
    }

    package var canBeContacted: Bool { phone != nil || telegram != nil || email != nil }
}

extension Trainer: RowReadable {
    static let columns = """
        trainers.id, added_by, is_private, name, trainers.photo_uuid, specialities, bio, languages, rate_amount,
        rate_currency, rate_period, phone, telegram_name, trainers.email, users.first_name
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        addedBy = try row.next()
        isPrivate = try row.next()
        name = try row.next()
        photo = try row.next()
        specialities = try TrainerSpecialities(stored: row.next())
        bio = try row.next()
        languages = try row.next()
        let (amount, currency) = (try row.next(String?.self), try row.next(String?.self))
        let period = try row.next(TrainerRate.Period?.self)
        if let amount, let currency, let period {
            rate = TrainerRate(amount: amount, currency: currency, period: period)
        } else {
            rate = nil
        }
        phone = try row.next(String?.self).map(PhoneNumber.init(stored:))
        telegram = try row.next(String?.self).map(TelegramName.init(stored:))
        email = try row.next()
        addedByName = try row.next()
    }
}

/// What happens to a trainer's photo.
package enum TrainerPhotoChange: Sendable {
    case keep, remove
    case replace(UUID)
}
