import Fitness

/// A word of a search with the forms that may be in a food's name instead: singular and plural, other spellings of its
/// letters, and the words that somebody meant who mistyped it.
struct FoodWord: Sendable {
    /// As it was typed, in lower case.
    let typed: SearchText.Word
    /// The word itself comes first.
    let forms: [SearchText.Word]
    /// What may be meant if it was mistyped.
    var corrections: ArraySlice<SearchText.Word> { all[forms.count...] }
    /// The forms and the corrections: what was typed comes first.
    private(set) var all: [SearchText.Word]

    init(_ word: SearchText.Word) {
        typed = word
        forms = ([word] + Self.otherNumbers(of: word)).flatMap(SearchLetters.spellings(of:))
        all = forms
    }

    /// A typed word without spaces, folded as the index is, with other spellings of its letters, and in its original form,
    /// which the index may have where it folds less.
    init(typed: String) {
        let folded = SearchText(typed).joined
        let digits = folded.count >= 8 && folded.allSatisfy { (0x30...0x39).contains($0) }
        // The zeros that pad a barcode are not in the index.
        let word = FoodWord(digits ? Array(folded.drop { $0 == 0x30 }) : folded)
        self.typed = Array(typed.lowercased().utf8)
        forms = word.forms + SearchLetters.spellings(ofTyped: typed[...]).filter { !word.forms.contains($0) }
        all = forms
    }

    /// With the words of foods that differ by a slip.
    func corrected(by vocabulary: FoodVocabulary) -> FoodWord {
        var word = self
        word.all += slips(in: vocabulary).flatMap(SearchLetters.spellings(of:))
        return word
    }

    /// The words that differ by a slip: one in a word of four letters or more, else two in one of eight; none for a word
    /// that is right.
    func slips(in vocabulary: FoodVocabulary) -> [SearchText.Word] {
        let letters = forms[0].count
        guard letters >= 4, !isKnown(in: vocabulary) else { return [] }
        let near = vocabulary.words(near: forms[0], edits: 1)
        return near.isEmpty && letters >= 8 ? vocabulary.words(near: forms[0], edits: 2) : near
    }

    func isKnown(in vocabulary: FoodVocabulary) -> Bool { forms.contains(where: vocabulary.contains) }

    /// Two words of foods that it consists of, as German writes them: "Hähnchenbrust".
    func parts(in vocabulary: FoodVocabulary) -> [FoodWord]? {
        let word = forms[0]
        guard word.count >= 7, !isKnown(in: vocabulary) else { return nil }
        for length in (3...(word.count - 3)).reversed() {
            let (first, second) = (Array(word.prefix(length)), Array(word.dropFirst(length)))
            guard vocabulary.contains(second) else { continue }
            // "Himbeertorte" has lost the end of "Himbeere".
            let whole = ["", "e", "en"].map { first + Array($0.utf8) }.first(where: vocabulary.contains)
            if let whole { return [FoodWord(whole), FoodWord(second)] }
        }
        return nil
    }

    /// By the rules of English spelling; a form that does not exist matches nothing.
    private static func otherNumbers(of word: SearchText.Word) -> [SearchText.Word] {
        if let singular = replacing(word, "ies", with: "y") { return [singular] }
        if let singular = replacing(word, "oes", with: "o") { return [singular] }
        if let singular = replacing(word, "es", with: "") { return [singular, singular + Array("e".utf8)] }
        if replacing(word, "ss", with: "") == nil, let singular = replacing(word, "s", with: "") { return [singular] }
        if let plural = replacing(word, "y", with: "ies") { return [plural, word + Array("s".utf8)] }
        return [word + Array("s".utf8), word + Array("es".utf8)]
    }

    private static func replacing(_ word: SearchText.Word, _ ending: String, with other: String) -> SearchText.Word? {
        let ending = ending.utf8
        guard word.count > ending.count + 1, word.suffix(ending.count).elementsEqual(ending) else { return nil }
        return word.dropLast(ending.count) + Array(other.utf8)
    }
}

/// How strongly each word of a food's name suggests that it is not meant by a search without that word.
///
/// "Egg, whole, raw, fresh" has words that fit every egg; "Egg custards, dry mix" has unusual ones.
enum FoodWordWeights {
    static let ordinary = 20
    private static let number = 6

    static func weight(of word: some Collection<UInt8>) -> Int {
        if word.allSatisfy({ (0x30...0x39).contains($0) }) { return number }
        return weights[Array(word)] ?? ordinary
    }

    private static let weights: [SearchText.Word: Int] = {
        var weights: [SearchText.Word: Int] = [:]
        for (weight, words) in [(3, plain), (60, odd), (160, absurd)] {
            for word in words.split(separator: " ") { weights[Array(word.utf8)] = weight }
        }
        return weights
    }()

    private static let plain = """
        a added all and average black boiled bone boneless brewed broiled broilers brown choice cooked d drained enriched \
        commercial commercially eat flesh fluid fortified fresh from fryers grades grain granulated green grilled grounds \
        hard in large lean light long mature meat medium milkfat mixed n not of only or pan plain prepared purpose raw \
        ready red regular ripe roasted round salt salted seeds select separable smooth species style sweet table tap the \
        to trimmed type types unenriched unfortified unsalted unsweetened varieties vitamin vitamins water white whole \
        with without year yellow bleached baked
        """

    private static let odd = """
        alaska baby baking bar breaded buffalo calculator calorie candied chips commodity concentrate crackers crumbs \
        decaffeinated dehydrated diet dried dry fast fat filled flavored formula formulated free frozen game giblets goat \
        imported infant instant junior low lowfat mechanically mix native nonfat nutritional overripe pickled powder \
        powdered reduced restaurant roe shake sheep smoked sodium sprouted strained stuffing substitute sulfured \
        supplement syrup toddler
        """

    private static let absurd = "babyfood human imitation industrial meatless"
}

/// Everyday words with other names in food tables, each with the table's words for it, the likelier meaning first.
enum FoodSynonyms {
    /// The maximum number of words in a key.
    static let maximumWords = 2

    static func meanings(of words: ArraySlice<FoodWord>) -> [[FoodWord]]? {
        guard let last = words.last else { return nil }
        let before: SearchText.Word = words.dropLast().flatMap { $0.forms[0] + [0x20] }
        return last.forms.lazy.compactMap { table[before + $0] }.first
    }

    /// Those of one-word keys that differ from a word by a slip; none for a word that foods have.
    static func meanings(ofMistyped word: FoodWord, in vocabulary: FoodVocabulary) -> [[FoodWord]] {
        guard !word.isKnown(in: vocabulary) else { return [] }
        return word.slips(in: keys).flatMap { table[$0] ?? [] }
    }

    private static let keys = FoodVocabulary(
        bytes: table.keys.filter { !$0.contains(0x20) }.map { String(decoding: $0, as: UTF8.self) }.sorted()
            .flatMap { Array($0.utf8) + [0x0A] })

    private static let table: [SearchText.Word: [[FoodWord]]] = Dictionary(
        uniqueKeysWithValues: meanings.map { word, meanings in
            let words = meanings.split(separator: ",").map { meaning in
                meaning.split(separator: " ").map { FoodWord(Array($0.utf8)) }
            }
            return (Array(word.utf8), words)
        })

    private static let meanings: KeyValuePairs = [
        "activia": "yogurt", "aubergine": "eggplant", "beefburger": "hamburger", "beetroot": "beets",
        "bell pepper": "peppers sweet", "beyond burger": "vegetarian burger", "bicarbonate": "leavening baking soda",
        "bovril": "beef stock, beef bouillon", "broad bean": "broadbeans", "burger": "hamburger",
        "cathedral city": "cheddar", "chef boyardee": "ravioli", "chilli": "chili",
        "chips": "potato chips, french fried",
        "chocolate": "milk chocolate, chocolate dark", "coke": "cola",
        "colmans": "mustard", "cool whip": "whipped topping", "corn flour": "cornstarch", "cornflakes": "corn flakes",
        "cornflour": "cornstarch", "corona": "beer", "courgette": "zucchini", "crisps": "potato chips",
        "double cream": "cream heavy whipping", "flour": "wheat flour", "french fries": "french fried",
        "fries": "french fried", "garbanzo": "chickpeas", "gherkin": "pickles", "grilled": "broiled, roasted",
        "hovis": "bread", "huhnchen": "chicken", "icing sugar": "sugars powdered",
        "impossible burger": "vegetarian burger", "irn bru": "soda",
        "jacket": "baked", "ketchup": "catsup", "king prawn": "shrimp", "kingsmill": "bread", "kinoa": "quinoa",
        "kool aid": "drink mix",
        "linseed": "flaxseed", "mars": "mars bar", "mayo": "mayonnaise", "mccain": "french fried",
        "mince": "ground beef", "minced": "ground", "mini cheddar": "cheese crackers", "nandos": "chicken grilled",
        "oatmeal": "oats cooked water", "oj": "orange juice", "omelette": "omelet", "pasta": "macaroni, spaghetti",
        "porridge": "oats cooked water, oats prepared", "prawn": "shrimp", "rapeseed": "canola", "roast": "roasted",
        "rocket": "arugula", "rolled oats": "oats regular quick dry", "schwein": "pork", "schweinefleisch": "pork",
        "semi skimmed": "reduced fat 2",
        "single cream": "cream light coffee", "skim": "nonfat", "skimmed": "nonfat", "soda": "carbonated",
        "soft drink": "carbonated", "soya": "soy", "soya milk": "soymilk", "spring onion": "onions spring scallions",
        "stella artois": "beer", "sultana": "raisins", "super noodle": "instant noodles", "swede": "rutabagas",
        "sweetcorn": "corn sweet", "tinned": "canned", "toast": "bread toasted", "turky": "turkey",
        "twinkie": "cake snack creme",
        "uncle bens": "rice", "warburtons": "bread", "wholemeal": "whole wheat", "wholewheat": "whole wheat",
        "yoghurt": "yogurt",
    ]
}

/// A food's name, parsed for ranking. Names in food tables go from the general to the particular, separated by commas:
/// "Fish, salmon, pink, raw".
struct FoodName: Sendable {
    struct Word: Sendable {
        let range: Range<Int>
        /// The index of its part between commas, from 0.
        let part: Int
        /// Whether it is in parentheses, as an explanation.
        let isAside: Bool
    }

    /// All words, lower-case and without accents.
    private(set) var bytes: SearchText.Word = []
    private(set) var words: [Word] = []
    /// The number of words in capitals, which is how the table writes brands.
    private(set) var capitalWordCount = 0
    /// The number of words in a heading that only gives the kind of food: "Fish".
    private(set) var headingCount = 0

    init(_ name: Substring) {
        read(SearchLetters.plain(name))
        let first = words.prefix { $0.part == 0 }
        if let last = first.last, last.range.upperBound < bytes.count {
            headingCount = Self.headings.contains(bytes[..<last.range.upperBound]) ? first.count : 0
        }
    }

    func word(_ index: Int) -> ArraySlice<UInt8> { bytes[words[index].range] }

    /// Whether this is the last word of its part, apart from an explanation in parentheses.
    func endsPart(_ index: Int) -> Bool {
        words.dropFirst(index + 1).first.map { $0.part != words[index].part || $0.isAside } ?? true
    }

    private mutating func read(_ name: SearchText.Word) {
        var (start, part, depth, hasSmall) = (0, 0, 0, false)
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }
        func endWord(_ name: inout FoodName) {
            guard name.bytes.count > start else { return }
            name.words.append(Word(range: start..<name.bytes.count, part: part, isAside: depth > 0))
            if !hasSmall, name.bytes.count - start > 2 { name.capitalWordCount += 1 }
            (start, hasSmall) = (name.bytes.count, false)
        }
        for byte in name {
            if isLetter(byte) || (0x30...0x39).contains(byte) {
                let isCapital = (0x41...0x5A).contains(byte)
                bytes.append(isCapital ? byte | 0x20 : byte)
                hasSmall = hasSmall || !isCapital
                continue
            }
            if byte == UInt8(ascii: "'") { continue }
            endWord(&self)
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"): part += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth = max(0, depth - 1)
            default: break
            }
        }
        endWord(&self)
    }

    /// Without the spaces in them.
    private static let headings: Set<ArraySlice<UInt8>> = Set(
        [
            "fish", "nuts", "seeds", "spices", "oil", "cereals", "crustaceans", "mollusks", "alcoholic beverage",
            "carbonated beverage", "beverages", "sugars", "snacks", "snack", "candies", "sauce", "leavening agents",
            "game meat", "fast foods", "salad dressing", "pork", "beef", "veal", "lamb", "restaurant",
        ].map { $0.utf8.filter { $0 != 0x20 }[...] })
}
