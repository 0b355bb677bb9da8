import Fitness

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
