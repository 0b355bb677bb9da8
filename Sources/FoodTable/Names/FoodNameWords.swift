/// The words of official food names, by what they are good for in a short one.
enum FoodNameWords {
    /// Only the kind of food; what follows says what it is.
    static let headings = set(
        """
        fish; nuts; seeds; spices; spice; cereals; cereals ready-to-eat; cereal; breakfast cereal; crustaceans; mollusks; \
        beverages; beverage; alcoholic beverage; carbonated beverage; sugars; snacks; snack; candies; \
        sweeteners; leavening agents; game meat; fast foods; fast food; restaurant; frozen novelties; formulated bar; \
        entrees; oil seeds; shellfish; herbs; usda commodity; meal; dessert; desserts; biscuits; biscuit; confectionery; \
        ice pops; pizza chain
        """)

    /// The kind stands before the noun: "Cheese, brie".
    static let kindsPrecede = dictionary(
        """
        cheese=cheese; oil=oil; milk=milk; bread=bread; cake=cake; cookies=cookies; crackers=crackers; pie=pie; \
        soup=soup; sauce=sauce; rice=rice; beans=beans; peas=peas; squash=squash; peppers=peppers; tea=tea; juice=juice; \
        wine=wine; vinegar=vinegar; salad dressing=dressing; ice creams=ice cream; ice cream=ice cream; \
        puddings=pudding; mushrooms=mushrooms; onions=onions; lettuce=lettuce; cabbage=cabbage; flour=flour; syrup=syrup; \
        syrups=syrup; noodles=noodles; muffins=muffins; rolls=rolls; sausage=sausage; sausages=sausage; salad=salad; \
        pizza=pizza; curry=curry; stew=stew; yogurt=yogurt; cream=cream; gravy=gravy; pancakes=pancakes; margarine=margarine
        """)

    /// The cut stands after the animal: "Pork, loin".
    static let cutsFollow = set(
        """
        beef; pork; veal; lamb; mutton; chicken; turkey; duck; goose; ostrich; emu; bison; venison; rabbit; quail; goat; \
        ham; egg; eggs; babyfood; infant formula
        """)

    static let methods = set(
        """
        raw; boiled; roasted; baked; fried; pan-fried; grilled; broiled; braised; stewed; steamed; microwaved; poached; \
        scrambled; smoked; toasted; casseroled; simmered; barbecued; stir-fried; deep-fried; hard-boiled; roasted/baked; \
        grilled/pan-fried; boiled/cooked in water
        """)

    static let states = methods.union(
        set(
            "cooked; canned; frozen; dried; dry; pickled; dehydrated; prepared; unprepared; condensed; stuffed; breaded"
        ))

    static let powders = set("dry mix; dry; mix; powder; powdered; dehydrated; instant; condensed; dry powder")

    static let joints = set("with; and; in; from; of; or; without; no; for; on; made; a; the; &")

    /// What says too little alone, so that the heading or the brand before it is the noun.
    static let details = set(
        """
        chopped; artificially flavored; artificial flavor; original flavor; all flavors; instant; warm cinnamon; high fiber; \
        less sugar; 98% fat free; regular size; large size; big bite; bite size and little bites; unfrosted bite size; \
        plain or buttermilk; mixed grain; assortment; vitamin content guaranteed; vitamin and mineral content guaranteed; \
        analyzed prior to january 2007; hard; 10 minute cooking; mix'n eat
        """)

    /// What brands make, by the last word of their name, where the next part only says which.
    static let products = dictionary(
        """
        cookies=cookies; pizza=pizza; smoothies=smoothie; juices=juice; drinks=drink; cereal=cereal; bars=bar; bar=bar
        """)

    /// What follows "with" without being another food.
    static let ingredients = set(
        "skin; fat; bone; bones; rind; salt; sodium; sugar; water; milk; vegetal; calcium; low-calorie; added; no")

    static let properNames = set(
        """
        american; asian; atlantic; african; belgian; british; canadian; chinese; danish; dutch; english; french; german; \
        greek; irish; italian; japanese; mexican; pacific; polish; spanish; swedish; swiss; thai; turkish; alaska; indian; \
        parma; black-forest; vienna; spanish-style; european; california; chinook; scotch; new; monterey; roquefort; \
        parmesan; camembert
        """)

    /// What a laboratory distinguishes and nobody says.
    static let noise = set(
        """
        all commercial varieties; all varieties; all types; commercially prepared; prepacked; pre-packed; separable lean \
        only; all grades; choice; select; prime; broilers or fryers; broiler or fryers; without \
        salt; without salt added; no salt added; with salt; with salt added; salt added; drained solids; flesh only; \
        flesh and skin; year round average; regular; average; fluid; fresh; mature seeds; edible portion; nfs; ns as to \
        type; unenriched; enriched; fortified; unfortified; meat only; bone-in; boneless; unspecified; \
        solids and liquids; regular pack; ready-to-serve; ready-to-eat; ready-to-drink; whole contents; homemade; generic; \
        with added vitamin a and vitamin d; with added vitamin d; with added vitamin a; domestic; imported; trimmed; \
        solid food; retail; composite of trimmed retail cuts; made in-store; cured; variety meats and by-products; purchased; average value; national average; \
        standard; conventional; plain; ns as to fat; not further specified; commercial; made with pasteurized milk; salad or cooking
        """)

    static let noiseBeginnings = [
        "trimmed to", "includes", "year round", "with added", "without added", "unspecified",
        "protected geographical", "protected designation", "ns as to", "with approx", "prepared with equal volume",
    ]

    /// What is said in place of a longer part.
    static let said = dictionary(
        """
        meat and skin=with skin; flesh and skin=with skin; separable lean and fat=with fat; lean and fat=with fat; \
        boiled in unsalted water=boiled; boiled in salted water=boiled; boiled/cooked in water=boiled; \
        roasted/baked=roasted; grilled/pan-fried=grilled; cooked without skin=without skin; \
        fried without fat=fried; stewed without fat=stewed; braised without fat=braised; lowfat=low-fat; \
        prepared with whole milk=made with milk; prepared with 2% milk=made with 2% milk; \
        prepared with water=made with water; made up with whole milk=made with milk; made up with water=made with water; \
        made up with semi-skimmed milk=made with low-fat milk; made up with skimmed milk=made with skimmed milk; \
        dehydrated and reconstituted=made with water; with horseradish-mayonnaise=with horseradish mayo; \
        ice type=water ice; frozen novelties=Ice pops; no sugar added creamsicle pops=Creamsicle pops without sugar; \
        14" pizza=pizza; little caesars 14" original round cheese pizza=Little Caesars round cheese pizza; \
        little caesars 14" original round pepperoni pizza=Little Caesars round pepperoni pizza; \
        little caesars 14" original round meat and vegetable pizza=Little Caesars meat and vegetable pizza; \
        pillsbury golden layer buttermilk biscuits=Golden Layer buttermilk biscuits; \
        franco-american fat free slow roast beef gravy=fat-free slow roast beef gravy; \
        franco-american fat free slow roast chicken gravy=fat-free slow roast chicken gravy
        """)

    private static func set(_ text: String) -> Set<String> { Set(entries(text)) }

    private static func dictionary(_ text: String) -> [String: String] {
        Dictionary(
            entries(text).map { entry in
                let sides = entry.split(separator: "=").map(String.init)
                return (sides[0], sides[sides.count - 1])
            }
        ) { first, _ in first }
    }

    private static func entries(_ text: String) -> [String] {
        text.split(separator: ";").map { $0.trimmingPrefix { $0 == " " || $0 == "\n" } }.map(String.init)
    }
}

/// A part of an official food name, between commas.
struct FoodNamePart: Sendable {
    let text: String
    /// In lower case, to look it up.
    let key: String
    /// Whether it is written in capitals, as tables write brands.
    let isBrand: Bool

    init(_ text: String, isBrand: Bool = false) {
        self.text = text
        self.isBrand = isBrand
        key = Self.lowercased(text.utf8)
    }

    /// Whether it says how the food is prepared or kept.
    var isState: Bool { FoodNameWords.states.contains(key) || FoodNameWords.states.contains(firstWord) }

    /// Whether it goes on from what stands before it: "from goat's milk".
    var goesOn: Bool { FoodNameWords.joints.contains(firstWord) }

    /// Whether it says something of a food, but not of which: "with cheese", "Hand-Tossed Crust".
    var isDetail: Bool { goesOn || key.hasSuffix(" crust") || FoodNameWords.details.contains(key) }

    /// Whether there is another food in it: "with franks".
    var isAddition: Bool {
        let words = key.split(separator: " ", maxSplits: 2)
        return words.count > 1 && words[0] == "with" && !FoodNameWords.ingredients.contains(String(words[1]))
    }

    /// The kind of food that a brand's name ends with: "smoothie" for "V8 SPLASH Smoothies".
    var product: String? { key.split(separator: " ").last.flatMap { FoodNameWords.products[String($0)] } }

    /// Whether it says with what a powder was prepared.
    var isPreparation: Bool { key.utf8.starts(with: "made with".utf8) || key.utf8.starts(with: "prepared".utf8) }

    var isPowder: Bool { FoodNameWords.powders.contains(key) }

    /// Whether the weight is that of the whole thing, with what is thrown away.
    var isWeighing: Bool { key.utf8.starts(with: "weighed".utf8) }

    /// With a small first letter, unless it is a name or a brand.
    var lowered: String {
        let word = key.utf8.prefix { $0 != Self.space && $0 != UInt8(ascii: "-") }
        guard !isBrand, !FoodNameWords.properNames.contains(String(Substring(word))) else { return text }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private var firstWord: String { String(Substring(key.utf8.prefix { $0 != Self.space })) }

    private var isNoise: Bool {
        FoodNameWords.noise.contains(key)
            || FoodNameWords.noiseBeginnings.contains { key.utf8.starts(with: $0.utf8) }
    }

    private static let space = UInt8(ascii: " ")

    /// The parts of a name, without explanations in parentheses and without what nobody says.
    static func parts(of official: String) -> [FoodNamePart] {
        let plain = texts(of: official, asides: false)
        let all = (plain.isEmpty ? texts(of: official, asides: true) : plain).map(said)
        return all.prefix(1) + all.dropFirst().filter { !$0.isNoise }
    }

    /// What `parts` leaves out, the explanations last.
    static func unsaid(of official: String) -> [FoodNamePart] {
        let asides = official.split(separator: "(").dropFirst().flatMap {
            $0.prefix { $0 != ")" }.split(separator: ",").map { $0.trimmingPrefix(" ") }
        }
        let noise = texts(of: official, asides: false).map(said).dropFirst().filter(\.isNoise)
        return noise + asides.map { said(String($0)) }
    }

    private static func said(_ text: String) -> FoodNamePart {
        let isBrand = hasCapitals(text)
        let part = FoodNamePart(isBrand ? spelled(text) : text, isBrand: isBrand)
        return FoodNameWords.said[part.key].map { FoodNamePart($0) } ?? part
    }

    /// - Parameter asides: whether what is in parentheses counts.
    private static func texts(of official: String, asides: Bool) -> [String] {
        var (texts, text, depth) = ([String](), [UInt8](), 0)
        for byte in official.utf8 + [UInt8(ascii: ",")] {
            switch byte {
            case UInt8(ascii: "(") where !asides: depth += 1
            case UInt8(ascii: ")") where !asides: depth = max(0, depth - 1)
            case _ where depth > 0: break
            case UInt8(ascii: ","):
                if text.last == space { text.removeLast() }
                if !text.isEmpty { texts.append(String(decoding: text, as: UTF8.self)) }
                text = []
            case space where text.last ?? space == space: break
            default: text.append(byte)
            }
        }
        return texts
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    /// Whether a word may be all capitals, as tables write brands.
    private static func hasCapitals(_ text: String) -> Bool {
        var run = 0
        return text.utf8.contains { byte in
            run = isCapital(byte) ? run + 1 : 0
            return run > 3
        }
    }

    /// With words that are all capitals in the usual spelling.
    private static func spelled(_ text: String) -> String {
        text.split(separator: " ").map { word -> String in
            let letters = word.filter(\.isLetter)
            guard letters.count > 3, letters.allSatisfy(\.isUppercase) else { return String(word) }
            return word.prefix(1) + word.dropFirst().lowercased()
        }.joined(separator: " ")
    }

    private static func lowercased(_ text: String.UTF8View) -> String {
        String(decoding: text.map { isCapital($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
