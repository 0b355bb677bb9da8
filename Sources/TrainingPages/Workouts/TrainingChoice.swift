import Fitness
import Forms
import Models
import Routines
import Texts
import Web

/// What a person can train by besides timed plans: their own routines, those of the household and the library, and programs.
struct TrainingChoice: Sendable {
    /// A list of the Workout tab.
    struct Section: Sendable {
        let id: String
        let title: String
        /// All that match the filter, of which some are shown.
        let found: [RoutineCard]
        let cards: [RoutineCard]
        /// For somebody who has none.
        var hint: String?
        var inPrograms: Link?
        /// Where all of them are.
        var all: Link?
    }

    /// The newest first.
    let own: [RoutineOverview]
    /// How many more are days of programs.
    let countInPrograms: Int
    /// What others at home share.
    let shared: [RoutineOverview]
    /// Those that are followed.
    let programs: [ProgramState]
    private let catalogue: TrainingCatalogue
    /// By the keys of the catalogue's exercises.
    private let equipmentOfExercise: [String: Equipment]

    init(
        own: [RoutineOverview], countInPrograms: Int, shared: [RoutineOverview], programs: [ProgramState],
        catalogue: TrainingCatalogue
    ) {
        (self.own, self.countInPrograms, self.shared) = (own, countInPrograms, shared)
        (self.programs, self.catalogue) = (programs, catalogue)
        let equipment = catalogue.exercises.map { ($0.key, $0.equipment) }
        equipmentOfExercise = Dictionary(equipment) { first, _ in first }
    }

    /// So many of each list are shown while nothing is filtered.
    private static let shownAtOnce = 6

    /// The lists in their order, without those that have nothing to show.
    func sections(_ filter: WorkoutFilter, for user: User, today: LocalDay) -> [Section] {
        let lists = [
            ownSection(filter, today: today), sharedSection(filter, today: today), librarySection(filter, for: user),
            programSection(filter, today: today),
        ]
        return lists.filter { !$0.found.isEmpty || $0.hint != nil || $0.inPrograms != nil }
    }

    /// What any of them needs.
    var equipment: [Equipment] {
        let ofPeople = (own + shared).flatMap(\.equipment)
        let ofPrograms = catalogue.programs.flatMap(\.days).flatMap(\.exercises)
        return ofPeople + equipment(catalogue.routines.flatMap(\.exercises) + ofPrograms)
    }

    private var allRoutines: Link { Link(RoutineTexts.allRoutines, to: Paths.routines) }

    private func ownSection(_ filter: WorkoutFilter, today: LocalDay) -> Section {
        let cards = own.filter { filter.matches($0.traits) }.map { RoutineCard($0, today: today) }
        let isNew = own.isEmpty && countInPrograms == 0
        return Section(
            id: "routines", title: RoutineTexts.yourRoutines, found: cards, cards: shown(cards, filter),
            hint: isNew && !filter.isOn ? RoutineTexts.emptyText : nil,
            inPrograms: countInPrograms > 0 && !filter.isOn
                ? Link(RoutineTexts.inYourPrograms(countInPrograms), to: Paths.programs) : nil,
            all: allRoutines)
    }

    private func sharedSection(_ filter: WorkoutFilter, today: LocalDay) -> Section {
        let cards = shared.filter { filter.matches($0.traits) }.map { RoutineCard($0, today: today) }
        return Section(
            id: "shared-routines", title: RoutineTexts.sharedAtHome, found: cards, cards: shown(cards, filter),
            all: allRoutines)
    }

    /// Routines for the user's goal first, from easy to hard.
    private func librarySection(_ filter: WorkoutFilter, for user: User) -> Section {
        let levels = WorkoutLevel.allCases
        func rank(_ place: Int, _ routine: LibraryRoutine) -> [Int] {
            [routine.goals.contains(user.fitnessGoal) ? 0 : 1, levels.firstIndex(of: routine.level) ?? 0, place]
        }
        let cards = catalogue.routines.filter { filter.matches(traits(of: $0)) }.enumerated()
            .sorted { rank($0.offset, $0.element).lexicographicallyPrecedes(rank($1.offset, $1.element)) }
            .map { RoutineCard($0.element) }
        return Section(
            id: "routine-library", title: RoutineTexts.library, found: cards, cards: shown(cards, filter),
            all: allRoutines)
    }

    /// Those that are followed, and then those of the library.
    private func programSection(_ filter: WorkoutFilter, today: LocalDay) -> Section {
        let matching = catalogue.programs.filter { filter.matches(traits(of: $0)) }
        let followed = programs.filter { state in
            !filter.isOn || matching.contains { $0.key == state.program.libraryKey }
        }
        let begun = Set(followed.compactMap(\.program.libraryKey))
        let cards =
            followed.map { RoutineCard($0, today: today) }
            + matching.filter { !begun.contains($0.key) }.map { RoutineCard($0) }
        return Section(
            id: "programs", title: ProgramTexts.programs, found: cards,
            cards: shown(cards, filter, atLeast: followed.count),
            all: Link(ProgramTexts.allPrograms, to: Paths.programs))
    }

    private func shown(_ cards: [RoutineCard], _ filter: WorkoutFilter, atLeast count: Int = 0) -> [RoutineCard] {
        filter.isOn ? cards : Array(cards.prefix(max(Self.shownAtOnce, count)))
    }

    private func traits(of routine: LibraryRoutine) -> WorkoutTraits {
        WorkoutTraits(
            goals: routine.goals, focus: routine.focus, level: routine.level, equipment: equipment(routine.exercises))
    }

    /// A program of timed runs is for endurance, the others are for strength.
    private func traits(of program: LibraryProgram) -> WorkoutTraits {
        let isTimed = program.days.allSatisfy { $0.plan != nil }
        return WorkoutTraits(
            goals: isTimed ? [.improveEndurance, .loseWeight, .stayFit] : [.buildMuscle, .stayFit],
            focus: isTimed ? .cardio : .strength, level: program.level,
            equipment: equipment(program.days.flatMap(\.exercises)))
    }

    private func equipment(_ exercises: [LibraryRoutineExercise]) -> [Equipment] {
        Equipment.needed(by: exercises.compactMap { equipmentOfExercise[$0.exercise] })
    }
}

extension RoutineOverview {
    /// Its person gave it no goals, focus and level.
    fileprivate var traits: WorkoutTraits { WorkoutTraits(equipment: Equipment.needed(by: equipment)) }
}
