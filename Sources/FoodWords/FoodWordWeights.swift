import Fitness

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
