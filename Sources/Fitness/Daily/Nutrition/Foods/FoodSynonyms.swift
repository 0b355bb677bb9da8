/// Everyday words with other names in food tables, each with the table's words for it, the likelier meaning first.
enum FoodSynonyms {
    /// The maximum number of words in a key.
    static let maximumWords = 2

    static func meanings(of words: ArraySlice<FoodWord>) -> [[FoodWord]]? {
        guard let last = words.last else { return nil }
        let before: SearchText.Word = words.dropLast().flatMap { $0.forms[0] + [0x20] }
        return last.forms.lazy.compactMap { table[before + $0] }.first
    }

    private static let table: [SearchText.Word: [[FoodWord]]] = Dictionary(
        uniqueKeysWithValues: meanings.map { word, meanings in
            let words = meanings.split(separator: ",").map { meaning in
                meaning.split(separator: " ").map { FoodWord(Array($0.utf8)) }
            }
            return (Array(word.utf8), words)
        })

    private static let meanings: KeyValuePairs = [
        "aubergine": "eggplant", "beefburger": "hamburger", "beetroot": "beets", "bell pepper": "peppers sweet",
        "bicarbonate": "leavening baking soda", "broad bean": "broadbeans", "burger": "hamburger", "chilli": "chili",
        "chips": "potato chips, french fried", "chocolate": "milk chocolate, chocolate dark", "coke": "cola",
        "corn flour": "cornstarch", "cornflakes": "corn flakes", "cornflour": "cornstarch", "courgette": "zucchini",
        "crisps": "potato chips", "double cream": "cream heavy whipping", "flour": "wheat flour",
        "french fries": "french fried", "fries": "french fried", "garbanzo": "chickpeas", "gherkin": "pickles",
        "grilled": "broiled, roasted", "icing sugar": "sugars powdered", "jacket": "baked", "ketchup": "catsup",
        "king prawn": "shrimp", "linseed": "flaxseed", "mayo": "mayonnaise", "mince": "ground beef", "minced": "ground",
        "oatmeal": "oats cooked water", "oj": "orange juice", "omelette": "omelet", "pasta": "macaroni, spaghetti",
        "porridge": "oats cooked water, oats prepared", "prawn": "shrimp", "rapeseed": "canola",
        "roast": "roasted", "rocket": "arugula", "rolled oats": "oats regular quick dry",
        "semi skimmed": "reduced fat 2",
        "single cream": "cream light coffee", "skim": "nonfat", "skimmed": "nonfat", "soda": "carbonated",
        "soft drink": "carbonated", "soya": "soy", "soya milk": "soymilk", "spring onion": "onions spring scallions",
        "sultana": "raisins", "swede": "rutabagas", "sweetcorn": "corn sweet", "tinned": "canned",
        "toast": "bread toasted", "wholemeal": "whole wheat", "wholewheat": "whole wheat", "yoghurt": "yogurt",
    ]
}
