import Fitness
import Forms
import Foundation
import HTTP
import Models
import Texts
import Web

package enum TrainersController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (query, search) = (visit.request.query, TrainerSearch(visit.request.query))
        let trainers = try await visit.read { try $1.trainers.all($0) }
        return try visit.page(
            TrainersPage(trainers: trainers, search: search, isGuest: visit.user.isGuest, skipped: query.skipped()),
            title: CommonTexts.trainers, destination: .trainers)
    }

    package static func show(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let page = try await visit.read { [now = visit.now] database, user -> TrainerPage? in
            guard let found = try user.trainers.trainer(database, id: Int64(trainer)) else { return nil }
            let shares = try user.shares.progressShares(database).filter {
                $0.trainer == found.id && $0.state(at: now) == .working
            }
            return TrainerPage(
                trainer: found, user: user, canEdit: try user.trainers.canEdit(database, found),
                shares: shares.map { ShareLine(share: $0, user: user, now: now) })
        }
        guard let page else { throw HTTPError(.notFound) }
        return try visit.page(page, title: page.trainer.name, destination: .trainers)
    }
}

/// The Trainers tab.
struct TrainersPage: PageContent {
    var view: CompiledView<Self> { view_trainers_index }
    let trainers: [Trainer]
    let search: TrainerSearch
    let isGuest: Bool
    /// The number of trainers before those that the page shows.
    var skipped = 0

    private static let shownAtOnce = 50

    var searchForm: SearchForm? {
        trainers.isEmpty ? nil : SearchForm(search: search, trainers: trainers, count: matching.count)
    }

    var newPath: String? { trainers.isEmpty ? nil : Paths.newTrainer }
    var cards: [TrainerCard] { matching.dropFirst(skipped).prefix(Self.shownAtOnce).map(TrainerCard.init) }
    var more: Link? {
        let next = skipped + Self.shownAtOnce
        return matching.count > next ? .more(at: search.path(skipping: next)) : nil
    }

    var matching: [Trainer] { trainers.filter(search.matches) }

    var empty: EmptyState? {
        if trainers.isEmpty {
            let text =
                isGuest
                ? TrainerTexts.noTrainersHintForGuest
                : TrainerTexts.noTrainersHint
            return EmptyState(
                icon: "trainers", title: TrainerTexts.noTrainersYet, text: text,
                action: Link(TrainerTexts.addTrainer, to: Paths.newTrainer))
        }
        guard matching.isEmpty else { return nil }
        return EmptyState(
            icon: "search", title: TrainerTexts.noTrainerFound, text: TrainerTexts.noTrainerFoundHint,
            action: Link(TrainerTexts.showAllTrainers, to: Paths.trainers))
    }

    struct SearchForm: Sendable {
        let search: TrainerSearch
        let trainers: [Trainer]
        let count: Int

        var text: String { search.text }
        var fields: [Field] { search.fields(trainers) }
        var clear: Link? { search.isOn ? Link(CommonTexts.showAll, to: Paths.trainers) : nil }
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
    var chip: Chip? { trainer.isPrivate ? Chip(tone: .neutral, text: TrainerTexts.onlyYou) : nil }
}

struct TrainerEditorPage: PageContent {
    var view: CompiledView<Self> { view_trainers_edit }
    let form: TrainerForm

    var back: Link { Link(CommonTexts.back, to: form.cancelPath ?? Paths.trainers) }
}

struct TrainerPage: PageContent {
    var view: CompiledView<Self> { view_trainers_show }
    let trainer: Trainer
    let user: User
    let canEdit: Bool
    /// The user's working links for this trainer.
    let shares: [ShareLine]

    var sharing: Sharing? { user.isGuest ? nil : Sharing(trainer: trainer, shares: shares) }
    var back: Link { Link(TrainerTexts.backToTrainers, to: Paths.trainers) }
    var card: TrainerCard { TrainerCard(trainer: trainer) }
    var contactPath: String? { trainer.canBeContacted ? Paths.trainerContact(trainer.id) : nil }

    var contactNote: String? { trainer.canBeContacted ? nil : TrainerTexts.contactMissingHint }

    var bio: String? { trainer.bio.isEmpty ? nil : trainer.bio }
    var ownership: Ownership? { canEdit ? Ownership(path: Paths.trainer(trainer.id)) : nil }

    var facts: [Fact] {
        let facts = [
            (TrainerTexts.rate, trainer.rate?.text),
            (TrainerTexts.languages, trainer.languages.isEmpty ? nil : trainer.languages),
            (TrainerTexts.phone, trainer.phone?.text), (TrainerTexts.telegram, trainer.telegram.map { "@\($0.name)" }),
            (CommonTexts.email, trainer.email),
            (TrainerTexts.visibleTo, trainer.isPrivate ? TrainerTexts.onlyYou : TrainerTexts.everyoneWithAnAccountHere),
            (
                TrainerTexts.addedBy,
                trainer.addedBy == user.id ? CommonTexts.you : trainer.addedByName ?? TrainerTexts.someoneWhoHasLeft
            ),
        ]
        return facts.compactMap { name, value in value.map { Fact(name, $0) } }
    }

    /// The links through which the trainer sees the user's progress, and the action to add one.
    struct Sharing: Sendable {
        let trainer: Trainer
        let shares: [ShareLine]

        var text: String { TrainerTexts.giveAReadOnlyLink(trainer.firstName) }

        var newPath: String { Paths.newShare(for: trainer.id) }
    }

    /// The actions for a user who may change the trainer.
    struct Ownership: Sendable {
        let path: String

        var editPath: String { Paths.editor(of: path) }
        var deletePath: String { Paths.deletion(of: path) }
    }
}

/// The search and filter of the trainer list.
struct TrainerSearch: Sendable, Equatable {
    let text: String
    let speciality: String?

    init(_ query: Query) {
        text = query.searchWords.trimmingCharacters(in: .whitespacesAndNewlines)
        speciality = query["speciality"].flatMap { $0.isEmpty ? nil : $0 }
    }

    var isOn: Bool { !text.isEmpty || speciality != nil }

    /// Each typed word must be the beginning of a word in the name, the specialities or the languages.
    func matches(_ trainer: Trainer) -> Bool {
        guard speciality.map(trainer.specialities.names.contains) ?? true else { return false }
        let words = SearchText([trainer.name, trainer.specialities.text, trainer.languages].joined(separator: " "))
        return SearchText.typed(text).allSatisfy { $0.contains(where: words.hasWord) }
    }

    /// The address of the same search from a place in its list.
    func path(skipping skipped: Int) -> String {
        let typed = [text.isEmpty ? nil : ("q", text), speciality.map { ("speciality", $0) }].compactMap(\.self)
        return "\(Paths.trainers)?" + typed.map { "\($0)=\(PercentEncoding.encode($1))&" }.joined() + "older=\(skipped)"
    }

    /// The filter, with the specialities of all trainers.
    func fields(_ trainers: [Trainer]) -> [Field] {
        let names = Set(trainers.flatMap(\.specialities.names)).union([speciality].compactMap { $0 })
        return [
            Field(
                "speciality", label: TrainerTexts.specialty, value: speciality ?? "", isRequired: false,
                options: [Field.Option(value: "", label: TrainerTexts.anySpecialty)]
                    + names.sorted { $0.lowercased() < $1.lowercased() }.map { Field.Option(value: $0, label: $0) })
        ]
    }
}
