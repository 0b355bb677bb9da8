import Foundation
import HTTP

@testable import Fitness
@testable import Forms
@testable import HouseholdPages
@testable import Models
@testable import Web

extension PageStates {
    mutating func addTrainers(_ visit: MemberVisit, _ guest: MemberVisit) async throws {
        let photo = UUID()
        try await visit.app.database.write { database in
            try database.execute(sql: "UPDATE trainers SET photo_uuid = ? WHERE id = 1", arguments: [photo])
        }
        let trainers = try await visit.read { try $1.trainers.all($0) }
        for query in ["", "q=hill&speciality=Running", "q=nobody"] {
            let search = TrainerSearch(try Query(parsing: query))
            add(TrainersPage(trainers: trainers, search: search, isGuest: false), visit)
        }
        let shares = try await visit.read { try $1.shares.progressShares($0) }
        let nothing = TrainerSearch(Query())
        add(TrainersPage(trainers: [], search: nothing, isGuest: true), guest)
        for trainer in trainers {
            add(
                TrainerPage(
                    trainer: trainer, user: visit.user, canEdit: true,
                    shares: shares.map { ShareLine(share: $0, user: visit.user, now: visit.now) }), visit)
            var form = TrainerForm(trainer, user: visit.user)
            for path in TrainerForm.fieldPaths { form[keyPath: path].value = String(repeating: "?", count: 5_000) }
            form.photo.error = "‹Message›"
            _ = form.validate()
            add(TrainerEditorPage(form: form), visit)
            var contact = ContactForm(trainer, from: visit.user)
            add(TrainerContactPage(form: contact), visit)
            contact.message.value = String(repeating: "x", count: 5_000)
            _ = contact.validate()
            add(TrainerContactPage(form: contact), visit)
        }
        let bare = TrainerDraft(
            isPrivate: true, name: "Bare", specialities: TrainerSpecialities([]), bio: "", languages: "")
        let added = try await guest.write { try $1.trainers.save($0, bare, now: guest.now).id }
        let own = try await guest.read { try $1.trainers.all($0) }
        add(TrainersPage(trainers: own, search: nothing, isGuest: true), guest)
        for trainer in own where trainer.id == added {
            add(TrainerPage(trainer: trainer, user: guest.user, canEdit: false, shares: []), guest)
            add(TrainerEditorPage(form: TrainerForm(sharesAtHome: false)), guest)
        }
    }
}
