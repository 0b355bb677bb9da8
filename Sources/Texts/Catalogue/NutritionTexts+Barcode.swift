/// Barcodes, typed and read from a photo.
extension NutritionTexts {
    package static var barcode: String { text("Barcode") }
    package static var barcodeHint: String { text("The 8 to 14 digits under the bars.") }
    package static var barcodeMissing: String { text("Please enter the barcode") }
    package static var photographBarcode: String { text("Take a photo of the barcode") }
    package static var barcodePhotoHint: String {
        text("The number is read from it and shown before it’s used. The photo isn’t kept.")
    }
    package static var readBarcode: String { text("Read the barcode") }
    package static var readingBarcode: String { text("Reading the barcode…") }
    package static var noBarcodeInPhoto: String {
        text(
            """
            No barcode found in this photo. Hold the camera 10 to 15 cm (4 to 6 inches) away, in good light, so that \
            the bars fill half of the picture.
            """)
    }
    package static var compareBarcode: String {
        text("Read from your photo. Compare it with the digits under the bars, and correct it if they differ.")
    }
    package static var severalBarcodes: String { text("Several barcodes found") }
    package static var whichBarcode: String { text("Choose the one with the digits under the bars.") }
    package static func typeOneOf(_ barcodes: String) -> String {
        text("Several barcodes found: \(barcodes). Type the one that is on the food.")
    }
    package static var foodsWithThisBarcode: String { text("Foods with this barcode") }
    package static func barcodeCanBeLookedUp(_ sources: String) -> String {
        text("No food here has this barcode yet. “Find food” looks it up in \(sources).")
    }
    package static var noFoodWithThisBarcode: String { text("No food with this barcode") }
    package static func barcodeNotAddedYet(_ barcode: String) -> String {
        text("\(barcode) has not been added here yet. With the label in hand, it takes a minute.")
    }
    package static func shopsOwnBarcode(_ barcode: String) -> String {
        text(
            """
            \(barcode) is a number that shops give to what they weigh or pack themselves. Other shops use it for other \
            foods, so it is only looked up here.
            """)
    }
    package static var addItAsOwnFood: String { text("Add it as your own food") }
}
