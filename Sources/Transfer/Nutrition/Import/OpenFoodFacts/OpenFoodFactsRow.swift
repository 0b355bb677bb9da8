import DataFiles
import Fitness
import Foundation
import GRDB
import Micronutrients
import Models

/// What is read of a product's line in the file of Open Food Facts.
struct OpenFoodFactsRow {
    /// Without them the file is another one, or an export that failed.
    static let neededColumns = ["code", "product_name", "countries_tags", "unique_scans_n", "energy-kcal_100g"]
    private static let otherColumns =
        [
            "last_modified_t", "brands", "serving_size", "serving_quantity", "serving_quantity_unit", "energy-kj_100g",
            "energy_100g", "proteins_100g", "carbohydrates_100g", "fat_100g", "saturated-fat_100g", "fiber_100g",
            "sugars_100g", "salt_100g", "sodium_100g",
        ] + Micronutrient.allCases.compactMap(\.openFoodFacts)
    static let columns = (needed: neededColumns, others: otherColumns)
    private static let places = Dictionary(
        uniqueKeysWithValues: (neededColumns + otherColumns).enumerated().map { ($1, $0) })

    /// In the order of the columns, so that two rows are compared by `text`.
    private let fields: [String]

    init(_ record: CSVRecord, _ columns: CSVColumns) {
        fields = (0..<Self.places.count).map { Self.unquoted(record.text(columns[$0])) }
    }

    /// The tags of the countries where the product is sold, without reading the rest: most lines are of other countries.
    static func countries(_ record: CSVRecord, _ columns: CSVColumns) -> String {
        unquoted(record.text(columns[places["countries_tags"] ?? .max]))
    }

    /// - Parameter text: that of another row.
    init(text: String) {
        fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    /// The fields with tabs between them, which none of them contains.
    var text: String { fields.joined(separator: "\t") }

    var scans: Int { Int(self["unique_scans_n"]) ?? 0 }
    var lastModified: Int { Int(self["last_modified_t"]) ?? 0 }
    var barcode: Barcode? { Barcode(self["code"]) }

    var product: OpenFoodFactsProduct {
        let (size, unit) = (self["serving_size"], self["serving_quantity_unit"])
        return OpenFoodFactsProduct(
            name: self["product_name"], brands: self["brands"], servingSize: size,
            servingQuantity: number("serving_quantity"), isLiquid: unit.isEmpty ? Self.isVolume(size) : unit == "ml",
            value: number)
    }

    private subscript(_ column: String) -> String {
        guard let place = Self.places[column], fields.indices.contains(place) else { return "" }
        return fields[place]
    }

    private func number(_ column: String) -> Double? { Double(self[column]).flatMap { $0.isFinite ? $0 : nil } }

    /// The file never quotes its fields, but other programs that have saved it do.
    private static func unquoted(_ field: String) -> String {
        guard field.count >= 2, field.hasPrefix("\""), field.hasSuffix("\"") else { return field }
        let parts = field.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
        return parts.contains { $0.contains("\"") } ? field : parts.joined(separator: "\"")
    }

    /// Whether the last amount of a serving is one of volume, as in "1 glass (25 cl)". The file does not say the unit of
    /// the serving's quantity, which is made from that amount.
    private static func isVolume(_ serving: String) -> Bool {
        let words = serving.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "," }
        let units = words.indices.compactMap { place -> String? in
            let word = words[place]
            let unit = String(word.drop { !$0.isLetter }.prefix { $0.isLetter })
            let hasAmount = word.first?.isNumber == true || (place > 0 && words[place - 1].last?.isNumber == true)
            return hasAmount && measures.contains(unit) ? unit : nil
        }
        return units.last.map(volumes.contains) ?? false
    }

    private static let volumes: Set<String> = ["ml", "cl", "dl", "l", "liter", "litre", "fl"]
    private static let measures = volumes.union(["g", "gr", "kg", "mg", "oz"])
}

/// Stages the products that are imported until the whole file is read: a barcode may come twice, with leading zeros or
/// without, and the order of the lines must not decide which of them becomes the food. Uses a temporary SQLite database
/// on disk, so that a million products take little memory.
struct OpenFoodFactsStaging {
    private static let insertion = """
        INSERT INTO products (key, scans, modified, fields) VALUES (?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE
        SET scans = excluded.scans, modified = excluded.modified, fields = excluded.fields
        WHERE (excluded.scans, excluded.modified, excluded.fields) > (scans, modified, fields)
        """

    let queue: DatabaseQueue

    init() throws {
        queue = try .temporary()
        try queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE products (
                        key TEXT NOT NULL PRIMARY KEY, scans INTEGER NOT NULL, modified INTEGER NOT NULL,
                        fields TEXT NOT NULL) WITHOUT ROWID
                    """)
        }
    }

    static func add(_ database: Database, _ row: OpenFoodFactsRow, key: String) throws {
        try database.cachedStatement(sql: insertion)
            .execute(arguments: [key, row.scans, row.lastModified, row.text])
    }

    func count() throws -> Int {
        try queue.read { try Int.first($0, "SELECT count(*) FROM products") ?? 0 }
    }

    /// The next products after a key, by key. Their rows, which may be long, are in memory one at a time.
    func foods(after key: String, count: Int) throws -> [ProvidedFood] {
        try queue.read { database in
            try RowReader.all(
                database, "SELECT fields FROM products WHERE key > ? ORDER BY key LIMIT ?", [key, count]
            ) { OpenFoodFactsRow(text: try $0.next()).food }
        }.compactMap { $0 }
    }
}

/// The countries of Open Food Facts, and the European Union: the code of ISO 3166-1, the name in tags, and other names
/// that people type or that older products still have.
enum OpenFoodFactsCountry {
    /// - Parameter text: a code (`de`), a name (`Germany`) or a tag (`en:germany`).
    /// - Returns: the tags of products sold there; nil for an unknown country.
    static func tags(_ text: String) -> Set<String>? {
        let typed = text.trimmingCharacters(in: .whitespaces).lowercased()
        let isTag = typed.contains(":")
        let name = slug(typed.hasPrefix("en:") ? String(typed.dropFirst(3)) : typed)
        if let names = names[name] { return Set(names.map { "en:\($0)" }) }
        return isTag ? [typed] : nil
    }

    /// As in tags: `cote-d-ivoire` for "Côte d’Ivoire".
    private static func slug(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// All names of a country, by its code and by each of its names.
    private static let names = {
        var names: [String: [String]] = [:]
        for country in list.split(separator: "; ") {
            let words = country.split(separator: " ").map(String.init)
            for word in words { names[word] = Array(words.dropFirst()) }
        }
        return names
    }()

    private static let list = """
        ad andorra; ae united-arab-emirates; af afghanistan; ag antigua-and-barbuda; ai anguilla; al albania; \
        am armenia; ao angola; aq antarctic antarctica; ar argentina; as american-samoa; at austria; \
        au australia; aw aruba; ax aland-islands; az azerbaijan; ba bosnia-and-herzegovina; bb barbados; \
        bd bangladesh; be belgium; bf burkina-faso; bg bulgaria; bh bahrain; bi burundi; bj benin; \
        bl saint-barthelemy; bm bermuda; bn brunei; bo bolivia; bq caribbean-netherlands; br brazil; \
        bs the-bahamas bahamas; bt bhutan; bv bouvet-island; bw botswana; by belarus; bz belize; ca canada; \
        cc cocos-keeling-islands; cd democratic-republic-of-the-congo; cf central-african-republic; \
        cg republic-of-the-congo; ch switzerland; ci cote-d-ivoire ivory-coast; ck cook-islands; cl chile; \
        cm cameroon; cn china; co colombia; cr costa-rica; cu cuba; cv cape-verde cabo-verde; cw curacao; \
        cx christmas-island; cy cyprus; cz czech-republic czechia; de germany; dj djibouti; dk denmark; \
        dm dominica; do dominican-republic; dz algeria; ec ecuador; ee estonia; eg egypt; eh western-sahara; \
        er eritrea; es spain; et ethiopia; eu european-union; fi finland; fj fiji; fk falkland-islands; \
        fm federated-states-of-micronesia micronesia; fo faroe-islands; fr france; ga gabon; \
        gb united-kingdom uk; gd grenada; ge georgia; gf french-guiana; gg guernsey; gh ghana; gi gibraltar; \
        gl greenland; gm gambia the-gambia; gn guinea; gp guadeloupe; gq equatorial-guinea; gr greece; \
        gs south-georgia-and-the-south-sandwich-islands; gt guatemala; gu guam; gw guinea-bissau; gy guyana; \
        hk hong-kong; hm heard-island-and-mcdonald-islands; hn honduras; hr croatia; ht haiti; hu hungary; \
        id indonesia; ie ireland; il israel; im isle-of-man; in india; io british-indian-ocean-territory; \
        iq iraq; ir iran; is iceland; it italy; je jersey; jm jamaica; jo jordan; jp japan; ke kenya; \
        kg kyrgyzstan; kh cambodia; ki kiribati; km comoros; kn saint-kitts-and-nevis; kp north-korea; \
        kr south-korea; kw kuwait; ky cayman-islands; kz kazakhstan; la laos; lb lebanon; lc saint-lucia; \
        li liechtenstein; lk sri-lanka; lr liberia; ls lesotho; lt lithuania; lu luxembourg; lv latvia; \
        ly libya; ma morocco; mc monaco; md moldova; me montenegro; mf saint-martin; mg madagascar; \
        mh marshall-islands; mk north-macedonia macedonia; ml mali; mm myanmar; mn mongolia; mo macau macao; \
        mp northern-mariana-islands; mq martinique; mr mauritania; ms montserrat; mt malta; mu mauritius; \
        mv maldives; mw malawi; mx mexico; my malaysia; mz mozambique; na namibia; nc new-caledonia; \
        ne niger; nf norfolk-island; ng nigeria; ni nicaragua; nl netherlands the-netherlands; no norway; \
        np nepal; nr nauru; nu niue; nz new-zealand; om oman; pa panama; pe peru; pf french-polynesia; \
        pg papua-new-guinea; ph philippines; pk pakistan; pl poland; pm saint-pierre-and-miquelon; \
        pn pitcairn; pr puerto-rico; ps state-of-palestine palestine palestinian-territories; pt portugal; \
        pw palau; py paraguay; qa qatar; re reunion; ro romania; rs serbia; ru russia; rw rwanda; \
        sa saudi-arabia; sb solomon-islands; sc seychelles; sd sudan; se sweden; sg singapore; \
        sh saint-helena; si slovenia; sj svalbard-and-jan-mayen; sk slovakia; sl sierra-leone; sm san-marino; \
        sn senegal; so somalia; sr suriname; ss south-sudan; st sao-tome-and-principe; sv el-salvador; \
        sx sint-maarten; sy syria; sz swaziland eswatini; tc turks-and-caicos-islands; td chad; \
        tf french-southern-and-antarctic-lands; tg togo; th thailand; tj tajikistan; tk tokelau; \
        tl timor-leste; tm turkmenistan; tn tunisia; to tonga; tr turkey turkiye; tt trinidad-and-tobago; \
        tv tuvalu; tw taiwan; tz tanzania; ua ukraine; ug uganda; um united-states-minor-outlying-islands; \
        us united-states usa united-states-of-america; uy uruguay; uz uzbekistan; va vatican-city; \
        vc saint-vincent-and-the-grenadines; ve venezuela; vg british-virgin-islands; \
        vi virgin-islands-of-the-united-states; vn vietnam; vu vanuatu; wf wallis-and-futuna; ws samoa; \
        xk kosovo; ye yemen; yt mayotte; za south-africa; zm zambia; zw zimbabwe
        """
}
