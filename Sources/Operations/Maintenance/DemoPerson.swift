import Crypto
import Fitness
import Foundation
import GRDB
import Models

/// A sample person with years of training, weights and everything else, for demos and measurements.
public struct DemoPerson: Sendable {
    public struct Options: Sendable {
        public var email = "sam@example.com"
        public var firstName = "Sam"
        public var lastName = "Sample"
        /// The number of days since they joined, including today.
        public var dayCount = 3 * 365
        /// The lifting days per week; 7 means every day, fewer leave out holidays. A person who trains on all 7 also
        /// logs every meal, and writes in the journal on most days.
        public var trainingDaysPerWeek = 4
        /// The person's number in the household: each has another body and other days.
        public var number = 0
        /// The program that decodes photos when called with `decode-image`; without it the journal has no photos.
        public var decoderExecutable: String?

        public init() {}
    }

    public let email: String
    public let password: String

    /// Adds people who share one password.
    /// - Parameters:
    ///   - joinsHousehold: whether the folder may have people already, or be served.
    ///   - progress: called with a progress text from time to time.
    /// - Throws: `StorageError`, `DataFolderError`, or `DemoPersonExistsError` if an address already has an account; then
    ///   nobody is added.
    public static func create(
        in folders: DataFolders, _ people: [Options] = [Options()], joinsHousehold: Bool = true, now: Date = Date(),
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> [DemoPerson] {
        try folders.create()
        let lock = try DataFolderLock(folders, isNeeded: false)
        // Whoever is first becomes the admin, so an empty household that is served needs the same word.
        let isServed = !lock.isHeld
        let database = try folders.openDatabase()
        let hasPeople = try await database.read { try Bool.first($0, "SELECT EXISTS (SELECT 1 FROM users)") } ?? false
        guard joinsHousehold || !(isServed || hasPeople) else {
            throw DataFolderError(
                folder: folders.root, reason: "people use it. Choose another one with --data, or add --into-household")
        }
        let password = String(try Token().text.prefix(16))
        let hash = try await PasswordHasher().hash(password)
        try await database.loadCatalogues(foods: .embedded, now: now.secondsSince1970)
        try await database.read { database in
            for options in people where try User.find(database, email: options.email) != nil {
                throw DemoPersonExistsError(email: options.email)
            }
        }
        for (index, options) in people.enumerated() {
            let life = life(options, now: now)
            let album = try await DemoAlbum(life, decoderExecutable: options.decoderExecutable, in: folders)
            let name = people.count > 1 ? "\(options.firstName): " : ""
            try await database.write { database in
                try insert(database, options, life, album, passwordHash: hash, now: now) {
                    progress("\(name)\($0) of \(options.dayCount) days")
                }
            }
            if people.count > 1 { progress("\(index + 1) of \(people.count) people") }
        }
        try database.close()
        _ = consume lock
        return people.map { DemoPerson(email: $0.email, password: password) }
    }

    private static func life(_ options: Options, now: Date) -> DemoLife {
        DemoLife(
            firstDay: LocalDay(now, in: .current) - (options.dayCount - 1), dayCount: options.dayCount,
            trainingDaysPerWeek: options.trainingDaysPerWeek, number: options.number)
    }

    /// Writes a person in one transaction, because a partial one would look like a bug of the app.
    private static func insert(
        _ database: Database, _ options: Options, _ life: DemoLife, _ album: DemoAlbum, passwordHash: String,
        now: Date, progress: (Int) -> Void
    ) throws {
        let joined = now.addingTimeInterval(-Double(options.dayCount - 1) * 86_400)
        guard try User.find(database, email: options.email) == nil else {
            throw DemoPersonExistsError(email: options.email)
        }
        try NewUser(
            firstName: options.firstName, lastName: options.lastName,
            credentials: NewUser.Credentials(email: options.email, passwordHash: passwordHash),
            birthDay: life.firstDay.yearsEarlier(30), heightCentimeters: life.body.heightCentimeters,
            weightKilograms: life.weightKilograms(onDay: 0), fitnessGoal: life.body.fitnessGoal,
            timeZone: .current, units: life.body.units
        ).insert(database, admission: .local, now: joined)
        guard let user = try User.find(database, email: options.email) else { return }
        try user.nutrition.saveSex(database, life.body.sex, today: life.firstDay)
        var diary = try DemoDiary(database, user, album, life, now: now)
        for index in 0..<options.dayCount {
            try diary.write(database, life, index)
            if (index + 1) % 365 == 0 { progress(index + 1) }
        }
        try diary.finish(database)
    }
}

extension [DemoPerson.Options] {
    /// A household of this size; its people differ only in their numbers, names and addresses.
    /// - Parameter first: the number of the first person, so that more households can be added later.
    public static func household(of count: Int, from first: Int = 0, _ options: DemoPerson.Options) -> Self {
        let names = ["Sam", "Alex", "Robin", "Kim", "Jo"]
        return (first..<first + count).map { number in
            var person = options
            let name = names[number % names.count]
            person.number = number
            person.firstName = name
            person.email = "\(name.lowercased())\(number < names.count ? "" : "\(number + 1)")@example.com"
            return person
        }
    }
}

public struct DemoPersonExistsError: Error, CustomStringConvertible {
    let email: String

    public var description: String { "There is already an account for \(email)." }
}

/// The sample person's meals: everyday foods of the table, deterministic for the same day of the same life.
struct DemoMeals {
    private struct Plate {
        /// Search words, and grams of the first food they find.
        let foods: [(words: String, grams: Double)]

        init(_ foods: (words: String, grams: Double)...) { self.foods = foods }
    }

    private static let plates: [Meal: [Plate]] = [
        .breakfast: [
            Plate(("oats", 60), ("milk whole", 250), ("banana raw", 120)),
            Plate(("egg whole boiled", 100), ("bread whole wheat", 80), ("butter salted", 10)),
            Plate(("yogurt plain low fat", 250), ("blueberries raw", 80), ("almonds", 25)),
        ],
        .lunch: [
            Plate(
                ("chicken breast roasted", 160), ("rice white cooked", 220), ("broccoli cooked", 150), ("olive oil", 10)
            ),
            Plate(("spaghetti cooked", 280), ("tomato sauce", 150), ("parmesan", 20)),
            Plate(("bread whole wheat", 120), ("cheddar cheese", 50), ("tomatoes raw", 100), ("apple raw", 180)),
            Plate(("lentils cooked", 280), ("carrots raw", 100), ("olive oil", 12)),
        ],
        .dinner: [
            Plate(("salmon cooked", 150), ("potatoes boiled", 280), ("lettuce", 80), ("olive oil", 12)),
            Plate(("beef ground cooked", 140), ("kidney beans cooked", 150), ("rice white cooked", 180)),
            Plate(("tofu", 180), ("rice brown cooked", 220), ("spinach cooked", 150), ("peanuts", 20)),
            Plate(("egg whole boiled", 120), ("potatoes boiled", 300), ("spinach cooked", 180)),
        ],
        .snack: [
            Plate(("apple raw", 180)), Plate(("chocolate dark", 30)), Plate(("almonds", 30), ("banana raw", 110)),
            Plate(("yogurt plain low fat", 150)),
        ],
    ]

    private let foods: [String: Food]
    private let today: LocalDay

    init(_ database: Database, _ user: User, today: LocalDay) throws {
        self.today = today
        let words = Set(Self.plates.values.joined().flatMap(\.foods).map(\.words))
        foods = try Dictionary(
            uniqueKeysWithValues: words.compactMap { words in
                try user.nutrition.searchFoods(database, words, today: today).foods.first.map { (words, $0) }
            })
    }

    /// A day's food, empty on days without a log.
    func drafts(_ life: DemoLife, onDay index: Int, _ day: LocalDay) throws -> [MealEntryDraft] {
        guard life.isThorough || index % 23 != 11 else { return [] }
        var numbers = life.numbers(onDay: index, 3)
        return try Meal.allCases.flatMap { meal -> [MealEntryDraft] in
            guard let plates = Self.plates[meal] else { return [] }
            let plate = plates[Int(numbers.next(in: 0...1_000)) % plates.count]
            return try plate.foods.compactMap { words, grams in
                let amount = max(5, (grams * numbers.next(in: 0.85...1.25)).rounded(toMultipleOf: 5))
                return try foods[words].map { food -> MealEntryDraft in
                    let item = MealItem(food, quantity: amount, of: nil)
                    return try MealEntryDraft.checked(item, day: day, meal: meal, today: today).get()
                }
            }
        }
    }
}
