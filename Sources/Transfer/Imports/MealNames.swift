import Fitness

extension Meal {
    /// The meal that an app calls this in the language of its phone: "Frühstück", "Petit-déjeuner", "Snacks".
    init?(named name: String) {
        let letters = String(decoding: SearchText(name).joined, as: UTF8.self)
        guard let meal = Self.allCases.first(where: { $0.beginnings.contains(where: letters.hasPrefix) }) else {
            return nil
        }
        self = meal
    }

    /// What its names begin with in English, German, French, Spanish, Italian, Portuguese, Dutch and Swedish, without
    /// accents and spaces.
    private var beginnings: [String] {
        switch self {
        case .breakfast:
            [
                "breakfast", "fruhstuck", "fruehstueck", "petitdej", "desayuno", "colazione", "primacolazione",
                "pequenoalmoco", "cafedamanha", "ontbijt", "frukost",
            ]
        case .lunch:
            [
                "lunch", "mittag", "dejeuner", "almuerzo", "comida", "pranzo", "almoco", "middageten", "middagmaal",
            ]
        case .dinner:
            ["dinner", "supper", "abend", "diner", "souper", "cena", "jantar", "avond", "middag"]
        case .snack:
            [
                "snack", "zwischenmahlzeit", "imbiss", "collation", "gouter", "merienda", "spuntino", "merenda",
                "lanche", "tussendoor", "mellanmal",
            ]
        }
    }
}
