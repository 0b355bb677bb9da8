import Fitness
import HTTP
import Images
import Texts
import Web

/// What was found in the photo of a barcode. Nothing of the photo is kept.
enum BarcodePhoto {
    case one(Barcode)
    case several([Barcode])
    /// The message for its field.
    case refused(String)

    /// - Parameter name: the name of the file's field.
    /// - Returns: nil if no photo was sent.
    static func read(_ typed: Submission, _ name: String, _ visit: MemberVisit) async throws -> Self? {
        guard let file = typed.files(of: name).first else { return nil }
        do {
            let found = BarcodeSightings(try await visit.app.imageProcessor.barcodes(in: file)).found
            guard let first = found.first else { return .refused(NutritionTexts.noBarcodeInPhoto) }
            return found.count == 1 ? .one(first) : .several(found)
        } catch let error as ImageError {
            return .refused(error.message)
        }
    }
}
