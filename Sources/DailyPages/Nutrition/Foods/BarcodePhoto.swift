import Fitness
import Forms
import HTTPTypes
import Images
import Models
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

    /// Of the form that shows it.
    var status: HTTPResponse.Status {
        if case .one = self { .ok } else { .unprocessableContent }
    }
}

extension FoodForm {
    /// What is typed, with the barcode of a photo: nothing is saved before it is shown.
    func with(_ photo: BarcodePhoto) -> Self {
        var form = self
        switch photo {
        case .one(let barcode): form.take(barcode)
        case .several(let barcodes):
            form.refusePhoto(NutritionTexts.typeOneOf(CommonTexts.list(barcodes.map(\.printed))))
        case .refused(let message): form.refusePhoto(message)
        }
        return form
    }
}
