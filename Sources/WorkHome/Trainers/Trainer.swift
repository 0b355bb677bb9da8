import Foundation
import GRDB

/// Somebody who trains people of this household.
struct Trainer: Sendable, Identifiable {
    let id: Int64
    /// nil once that account is deleted.
    let addedBy: Int64?
    let isPrivate: Bool
    let name: String
    let photo: UUID?
    let specialities: TrainerSpecialities
    let bio: String
    let languages: String
    let rate: TrainerRate?
    let phone: PhoneNumber?
    let telegram: TelegramName?
    let email: String?
    let addedByName: String?

    var firstName: String { name.split(separator: " ").first.map(String.init) ?? name }

    var initials: String {
        let words = name.split(separator: " ")
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        return ends.compactMap { $0?.first }.map(String.init).joined().uppercased()
    }

    var canBeContacted: Bool { phone != nil || telegram != nil || email != nil }
}

extension Trainer: FetchableRecord {
    static let columns = """
        trainers.id, added_by, is_private, name, trainers.photo_uuid, specialities, bio, languages, rate_amount,
        rate_currency, rate_period, phone, telegram_name, trainers.email, users.first_name
        """

    init(row: Row) throws {
        id = row[0]
        addedBy = row[1]
        isPrivate = row[2]
        name = row[3]
        photo = row[4]
        specialities = TrainerSpecialities(stored: row[5])
        bio = row[6]
        languages = row[7]
        let (amount, currency, period) = (row[8] as String?, row[9] as String?, row[10] as String?)
        if let amount, let currency, let period = period.flatMap(TrainerRate.Period.init) {
            rate = TrainerRate(amount: amount, currency: currency, period: period)
        } else {
            rate = nil
        }
        phone = (row[11] as String?).map(PhoneNumber.init(stored:))
        telegram = (row[12] as String?).map(TelegramName.init(stored:))
        email = row[13]
        addedByName = row[14]
    }
}

/// A trainer as it is to be.
struct TrainerDraft: Sendable {
    var isPrivate: Bool
    var name: String
    var specialities: TrainerSpecialities
    var bio: String
    var languages: String
    var rate: TrainerRate?
    var phone: PhoneNumber?
    var telegram: TelegramName?
    var email: String?
}

/// What becomes of a trainer's photo.
enum TrainerPhotoChange: Sendable {
    case keep, remove
    case replace(UUID)
}
