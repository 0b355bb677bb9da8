import Fitness
import Forms
import HTTP
import HTTPTypes
import Micronutrients
import Models
import Texts
import Web

/// The vitamins, minerals and other nutrients of a day, or of seven, and what their targets depend on.
package enum NutrientsController {
    private static let week = "week"
    private static let daysOfWeek = 7

    package static func show(_ visit: MemberVisit) async throws -> Response {
        try response(visit, try await page(visit))
    }

    /// Saves what the targets depend on, and goes back to the same days.
    package static func save(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let today = visit.today
        var page = try await page(visit)
        page.form.take(typed.fields)
        let saved: Void? = try await visit.save(&page.form) { database, user, answer in
            var user = user
            if let birthDay = answer.birthDay {
                user.birthDay = birthDay
                user.unconfirmed.remove(.age)
                try user.updateBirthDay(database, birthDay)
            }
            try user.nutrition.saveSex(database, answer.sex, today: today)
        }
        guard saved != nil else { return try response(visit, page, status: .unprocessableContent) }
        return try visit.redirect(to: page.form.action, notice: .valueSaved)
    }

    private static func page(_ visit: MemberVisit) async throws -> NutrientsPage {
        let (day, today, isWeek) = (visit.trackedDay, visit.today, visit.request.query["range"] == week)
        let first = isWeek ? day - (daysOfWeek - 1) : day
        return try await visit.read { database, user in
            let sex = try user.nutrition.currentSex(database)
            return NutrientsPage(
                eaten: try user.nutrition.eatenNutrients(database, from: first, through: day), first: first,
                last: day, today: today, basis: IntakeBasis(age: user.sureAge(on: day), sex: sex),
                fiberTarget: try user.nutrition.dayTarget(database, on: day, today: today)?.target.fiberGrams,
                form: IntakeForm(
                    user, sex: sex, action: Paths.nutrients(on: day, isWeek: isWeek), today: today))
        }
    }

    private static func response(
        _ visit: MemberVisit, _ page: NutrientsPage, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(page, title: NutritionTexts.vitaminsAndMinerals, destination: .nutrition, status: status)
    }
}

/// What was eaten of each nutrient on a day, or a day on average, and for how much of it that is known.
struct NutrientsPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_nutrients }
    let eaten: EatenNutrients
    let first: LocalDay
    let last: LocalDay
    let today: LocalDay
    let basis: IntakeBasis
    /// The person's own, which the day's page shows; nil if there is none.
    let fiberTarget: Int?
    var form: IntakeForm

    private var isWeek: Bool { first < last }

    var back: Link { Link(NutritionTexts.backToNutrition, to: Paths.nutrition(on: last)) }
    var day: DayNavigation { DayNavigation(last, today: today) { Paths.nutrients(on: $0, isWeek: isWeek) } }

    var ranges: [ChoiceLink] {
        [false, true].map { isWeek in
            ChoiceLink(
                label: isWeek ? NutritionTexts.sevenDays : NutritionTexts.oneDay,
                path: Paths.nutrients(on: last, isWeek: isWeek), isCurrent: isWeek == self.isWeek)
        }
    }

    var hasFood: Bool { eaten.dayCount > 0 }

    var empty: EmptyState? {
        guard !hasFood else { return nil }
        return EmptyState(
            icon: "nutrition", title: NutritionTexts.noNutrientsYet, text: NutritionTexts.noNutrientsYetHint,
            action: Link(CommonTexts.nutrition, to: Paths.nutrition(on: min(last, today))))
    }

    var span: String? {
        guard isWeek else { return nil }
        return NutritionTexts.meanOfDays("\(first.mediumText) – \(last.mediumText)", eaten.dayCount)
    }

    var targetSource: String? { basis.source }
    var fiberSource: String? { fiberTarget.flatMap { $0 > 0 ? NutritionTexts.fiberSource : nil } }
    /// Where the targets lack an answer. One that is not saved is shown on a day without food, too.
    var missing: IntakeForm? { basis.lacksAnswer && (hasFood || isRefused) ? form : nil }
    /// For another answer.
    var change: IntakeForm? { targetSource != nil && (hasFood || isRefused) ? form : nil }
    var isRefused: Bool { !form.isValid || form.wasSent }

    var groups: [NutrientGroup] {
        NutrientKind.allCases.map { kind in
            NutrientGroup(
                id: kind.rawValue, title: kind.title,
                nutrients: DietaryNutrient.all.filter { $0.kind == kind }.compactMap { nutrient in
                    eaten.sums[nutrient].map {
                        NutrientMeter(nutrient: nutrient, sum: $0, intake: intake(of: nutrient))
                    }
                })
        }
    }

    /// Nothing is compared with a target of 0 g.
    private func intake(of nutrient: DietaryNutrient) -> ReferenceIntake? {
        guard nutrient == .fiber, let fiberTarget else { return basis.intake(of: nutrient) }
        return fiberTarget == 0 ? nil : ReferenceIntake(amount: Double(fiberTarget), isMinimum: true)
    }
}

/// The vitamins, the minerals, the fats or the others.
struct NutrientGroup: Sendable {
    let id: String
    let title: String
    let nutrients: [NutrientMeter]
}

/// The amount of a nutrient as text and, where enough of it is known, against what the person needs.
struct NutrientMeter: Sendable {
    let nutrient: DietaryNutrient
    let sum: KnownSum
    /// nil if there is none.
    private let intake: ReferenceIntake?

    init(nutrient: DietaryNutrient, sum: KnownSum, intake: ReferenceIntake?) {
        self.nutrient = nutrient
        self.sum = sum
        self.intake = intake
    }

    /// nil if too little is known to compare it.
    private var compared: ReferenceIntake? { sum.isTelling ? intake : nil }

    var name: String { nutrient.name }

    var text: String {
        guard let amount = sum.amount else { return NutritionTexts.notKnown }
        let text = nutrient.unit.text(amount)
        guard !sum.isComplete else { return text }
        return amount == 0 ? NutritionTexts.noneKnown : NutritionTexts.atLeast(text)
    }

    /// The share of the target as text, so that nobody has to read it off the bar.
    var note: String? {
        guard let intake = compared, let amount = sum.amount else { return nil }
        let target = nutrient.unit.text(intake.amount)
        let percent = Self.percent(amount / intake.amount)
        guard !intake.isMinimum else { return NutritionTexts.percentOfTarget(percent, target) }
        return isOver
            ? NutritionTexts.percentOverMost(percent, target) : NutritionTexts.percentOfMost(percent, target)
    }

    /// Whether the amount is not to be exceeded: a full bar is nothing to aim for.
    private var isLimited: Bool { compared?.isMinimum == false }
    /// By the percentage that is shown.
    private var isOver: Bool {
        guard isLimited, let intake, let amount = sum.amount else { return false }
        return Self.wholePercent(amount / intake.amount) > 100
    }

    var known: String? {
        guard sum.amount != nil, !sum.isComplete, sum.share < 1 else { return nil }
        let percent = Self.percent(sum.share)
        return sum.isTelling ? NutritionTexts.knownFor(percent) : NutritionTexts.knownForOnly(percent)
    }

    var bar: TargetBar? {
        sum.amount.flatMap {
            TargetBar("\(name): \(text)", $0, of: compared?.amount, isLimited: isLimited, isOver: isOver)
        }
    }

    var sources: [NutrientSource] {
        sum.sources.map { NutrientSource(name: $0.name, amount: nutrient.unit.text($0.amount)) }
    }

    /// Rounded down: what is not known for all of the food is never known for 100 %.
    private static func percent(_ share: Double) -> String { "\(DecimalText.grouped(wholePercent(share)))\u{A0}%" }

    /// A hundredth such as 0.29 is a little less in binary.
    private static func wholePercent(_ share: Double) -> Double { (share * 100 + 1e-6).rounded(.down) }
}

/// A food with what it gave of a nutrient.
struct NutrientSource: Sendable {
    let name: String
    let amount: String
}

/// Whose needs the amounts are compared with, or why they are not.
enum IntakeBasis: Sendable, Equatable {
    case person(age: Int, isFemale: Bool)
    case tooYoung, ageUnknown, sexUnknown

    init(age: Int?, sex: Sex?) {
        guard let age else {
            self = .ageUnknown
            return
        }
        guard age >= ReferenceIntake.youngestAge else {
            self = .tooYoung
            return
        }
        self = sex.map { IntakeBasis.person(age: age, isFemale: $0 == .female) } ?? .sexUnknown
    }

    func intake(of nutrient: DietaryNutrient) -> ReferenceIntake? {
        guard case .person(let age, let isFemale) = self else { return nil }
        return ReferenceIntake.of(nutrient, age: age, isFemale: isFemale)
    }

    /// Where the targets come from.
    var source: String? {
        guard case .person(let age, _) = self else { return nil }
        return NutritionTexts.intakeSource(age)
    }

    /// Why there are no targets.
    var obstacle: String? {
        switch self {
        case .person: nil
        case .tooYoung: NutritionTexts.noTargetsBelow(ReferenceIntake.youngestAge)
        case .ageUnknown: NutritionTexts.targetsNeedAge
        case .sexUnknown: NutritionTexts.targetsNeedSex
        }
    }

    /// Whether there would be targets if the person said more.
    var lacksAnswer: Bool { self == .ageUnknown || self == .sexUnknown }
}
