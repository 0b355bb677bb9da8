import Fitness
import Forms
import Models
import Texts
import Web

/// The Trainers tab.
struct TrainersPage: PageContent {
    var view: CompiledView<Self> { view_trainers_index }
    let trainers: [Trainer]
    let search: TrainerSearch
    let isGuest: Bool

    var searchForm: SearchForm? {
        trainers.isEmpty ? nil : SearchForm(search: search, trainers: trainers, count: matching.count)
    }

    var newPath: String? { trainers.isEmpty ? nil : Paths.newTrainer }
    var hasTrainers: Bool { !matching.isEmpty }
    var cards: [TrainerCard] { matching.map(TrainerCard.init) }

    private var matching: [Trainer] { trainers.filter(search.matches) }

    var empty: EmptyState? {
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
    struct SearchForm: Sendable {
        let search: TrainerSearch
        let trainers: [Trainer]
        let count: Int

        var action: String { Paths.trainers }
        var text: String { search.text }
        var fields: [Field] { search.fields(trainers) }
        var countText: String { CountText.of(count, "trainer") }
        var clear: Link? { search.isOn ? Link("Show all", to: Paths.trainers) : nil }
    }
}

struct TrainerCard: Sendable {
    let trainer: Trainer

    var path: String { Paths.trainer(trainer.id) }
    var name: String { trainer.name }
    var photo: String? { trainer.photo.map(Paths.thumbnail) }
    var initials: String { trainer.initials }
    var specialities: String? { trainer.specialities.names.isEmpty ? nil : trainer.specialities.text }
    var languages: String? { trainer.languages.isEmpty ? nil : trainer.languages }
    var rate: String? { trainer.rate?.text }
    var chip: Chip? { trainer.isPrivate ? Chip(tone: .neutral, text: "Only you") : nil }
}

struct TrainerEditorPage: PageContent {
    var view: CompiledView<Self> { view_trainers_edit }
    let form: TrainerForm

    var back: Link { Link("Back", to: form.cancelPath ?? Paths.trainers) }
}

struct TrainerPage: PageContent {
    var view: CompiledView<Self> { view_trainers_show }
    let trainer: Trainer
    let user: User
    let canEdit: Bool
    /// The user's working links for this trainer.
    let shares: [ShareLine]

    var sharing: Sharing? { user.isGuest ? nil : Sharing(trainer: trainer, shares: shares) }
    var back: Link { Link("Back to Trainers", to: Paths.trainers) }
    var card: TrainerCard { TrainerCard(trainer: trainer) }
    var hasSpecialities: Bool { !trainer.specialities.names.isEmpty }
    var specialityNames: [String] { trainer.specialities.names }
    var contactPath: String? { trainer.canBeContacted ? Paths.trainerContact(trainer.id) : nil }

    var contactNote: String? {
        trainer.canBeContacted ? nil : "Add a phone number, a Telegram name or an email to contact them."
    }

    var bio: String? { trainer.bio.isEmpty ? nil : trainer.bio }
    var ownership: Ownership? { canEdit ? Ownership(path: Paths.trainer(trainer.id)) : nil }

    var facts: [Fact] {
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
    /// The links through which the trainer sees the user's progress, and the action to add one.
    struct Sharing: Sendable {
        let trainer: Trainer
        let shares: [ShareLine]

        var text: String {
            "Give \(trainer.firstName) a read-only link to what you choose. It expires by itself, and you can end it at any time."
        }

        var newPath: String { Paths.newShare(for: trainer.id) }
        var hasShares: Bool { !shares.isEmpty }
    }

    /// The actions for a user who may change the trainer.
    struct Ownership: Sendable {
        let path: String

        var editPath: String { Paths.editor(of: path) }
        var deletePath: String { Paths.deletion(of: path) }
    }
}
