import Mustache

/// The Trainers tab.
struct TrainersPage: PageContent {
    let view = View.trainers
    let trainers: [Trainer]
    let search: TrainerSearch
    let isGuest: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "search": trainers.isEmpty ? nil : SearchForm(search: search, trainers: trainers, count: matching.count)
        case "newPath": trainers.isEmpty ? nil : Paths.newTrainer
        case "empty": empty
        case "hasTrainers": !matching.isEmpty
        case "trainers": matching.map(TrainerCard.init)
        default: nil
        }
    }

    private var matching: [Trainer] { trainers.filter(search.matches) }

    private var empty: EmptyState? {
        if trainers.isEmpty {
            let text =
                isGuest
                ? "Add the people who train you, what they do and how to reach them. Only you see them."
                : "Add the people who train your household, what they do and how to reach them."
            return EmptyState(
                icon: "trainers", title: "No trainers yet", text: text,
                action: Link("Add trainer", to: Paths.newTrainer))
        }
        guard matching.isEmpty else { return nil }
        return EmptyState(
            icon: "search", title: "No trainer found", text: "Try fewer words, or another speciality.",
            action: Link("Show all trainers", to: Paths.trainers))
    }
}

extension TrainersPage {
    struct SearchForm: Sendable, MustacheParent {
        let search: TrainerSearch
        let trainers: [Trainer]
        let count: Int

        func child(named name: String) -> Any? {
            switch name {
            case "action": Paths.trainers
            case "text": search.text
            case "fields": search.fields(trainers)
            case "count": CountText.of(count, "trainer")
            case "clear": search.isOn ? Link("Show all", to: Paths.trainers) : nil
            default: nil
            }
        }
    }
}

/// A trainer in the list.
struct TrainerCard: Sendable, MustacheParent {
    let trainer: Trainer

    func child(named name: String) -> Any? {
        switch name {
        case "path": Paths.trainer(trainer.id)
        case "name": trainer.name
        case "photo": trainer.photo.map(Paths.thumbnail)
        case "initials": trainer.initials
        case "specialities": trainer.specialities.names.isEmpty ? nil : trainer.specialities.text
        case "languages": trainer.languages.isEmpty ? nil : trainer.languages
        case "rate": trainer.rate?.text
        case "chip": trainer.isPrivate ? Chip(tone: .neutral, text: "Only you") : nil
        default: nil
        }
    }
}

struct TrainerEditorPage: PageContent {
    let view = View.trainerEditor
    let form: TrainerForm

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back", to: form.cancelPath ?? Paths.trainers)
        case "form": form
        default: nil
        }
    }
}

/// The profile of a trainer.
struct TrainerPage: PageContent {
    let view = View.trainer
    let trainer: Trainer
    let user: User
    let canEdit: Bool
    /// The links that this person gave the trainer and that work.
    let shares: [ShareLine]

    func child(named name: String) -> Any? {
        switch name {
        case "sharing": user.isGuest ? nil : Sharing(trainer: trainer, shares: shares)
        case "back": Link("Back to Trainers", to: Paths.trainers)
        case "trainer": TrainerCard(trainer: trainer)
        case "hasSpecialities": !trainer.specialities.names.isEmpty
        case "specialityNames": trainer.specialities.names
        case "contactPath": trainer.canBeContacted ? Paths.trainerContact(trainer.id) : nil
        case "contactNote":
            trainer.canBeContacted ? nil : "Add a phone number, a Telegram name or an email to contact them."
        case "bio": trainer.bio.isEmpty ? nil : trainer.bio
        case "facts": facts
        case "ownership": canEdit ? Ownership(path: Paths.trainer(trainer.id)) : nil
        default: nil
        }
    }

    private var facts: [Fact] {
        let facts = [
            ("Rate", trainer.rate?.text), ("Languages", trainer.languages.isEmpty ? nil : trainer.languages),
            ("Phone", trainer.phone?.text), ("Telegram", trainer.telegram.map { "@\($0.name)" }),
            ("Email", trainer.email), ("Visible to", trainer.isPrivate ? "Only you" : "Everyone with an account here"),
            ("Added by", trainer.addedBy == user.id ? "You" : trainer.addedByName ?? "Someone who has left"),
        ]
        return facts.compactMap { name, value in value.map { Fact(name, $0) } }
    }
}

extension TrainerPage {
    /// What the trainer sees of this person's progress, and the way to show them more.
    struct Sharing: Sendable, MustacheParent {
        let trainer: Trainer
        let shares: [ShareLine]

        func child(named name: String) -> Any? {
            switch name {
            case "text":
                "Give \(trainer.firstName) a read-only link to what you choose. It expires by itself, and you can end it at any time."
            case "newPath": Paths.newShare(for: trainer.id)
            case "hasShares": !shares.isEmpty
            case "shares": shares
            default: nil
            }
        }
    }

    /// What somebody who may change a trainer finds below.
    struct Ownership: Sendable, MustacheParent {
        let path: String

        func child(named name: String) -> Any? {
            switch name {
            case "editPath": Paths.editor(of: path)
            case "deletePath": Paths.deletion(of: path)
            default: nil
            }
        }
    }
}
