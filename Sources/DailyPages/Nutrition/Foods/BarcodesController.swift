import Fitness
import Forms
import HTTP
import HTTPTypes
import Images
import Models
import Texts
import Web

/// Finds a food by its barcode: typed, seen by the camera, or read from a photo.
package enum BarcodesController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let back = ReturnPath(query["back"])
        let read = barcodes(query["read"] ?? "")
        guard read.isEmpty else { return try await result(visit, read, back) }
        guard let code = query["code"] else { return try page(visit, BarcodePage(typed: "", back: back)) }
        let typed = String(code.unicodeScalars.prefix(40))
        guard let barcode = Barcode(typed) else {
            let isBlank = typed.allSatisfy(\.isWhitespace)
            let message = isBlank ? NutritionTexts.barcodeMissing : Barcode.explanation(of: typed)
            return try page(
                visit, BarcodePage(typed: typed, back: back, error: message), status: .unprocessableContent)
        }
        if let food = try await foods(visit, barcode).first {
            return try visit.redirect(to: Paths.food(food.id, cameFrom: back))
        }
        let notes = try await visit.app.foodProviders.lookUp(.barcode(barcode), now: visit.now.secondsSince1970)
        if let food = try await foods(visit, barcode).first {
            return try visit.redirect(to: Paths.food(food.id, cameFrom: back))
        }
        return try page(visit, BarcodePage(typed: barcode.printed, back: back, unknown: barcode, notes: notes))
    }

    /// Reads the barcode of a photo and leads to a page that shows it.
    package static func read(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let back = ReturnPath(typed.fields["back"])
        var content = BarcodePage(typed: "", back: back)
        switch try await BarcodePhoto.read(typed, content.photo.name, visit) {
        case .one(let barcode): return try visit.redirect(to: Paths.readBarcodes([barcode], back: back))
        case .several(let barcodes): return try visit.redirect(to: Paths.readBarcodes(barcodes, back: back))
        case .refused(let message): content.photo.error = message
        case nil: content.photo.error = AccountTexts.photoMissing
        }
        return try page(visit, content, status: .unprocessableContent)
    }

    /// What a photo showed, before anything is done with it: nobody else is asked about it yet.
    private static func result(_ visit: MemberVisit, _ read: [Barcode], _ back: ReturnPath?) async throws -> Response {
        guard read.count == 1, let barcode = read.first else {
            return try page(visit, BarcodePage(typed: "", back: back, choices: read))
        }
        let known = try await foods(visit, barcode)
        let rows = known.map { ListRow(title: $0.title, path: Paths.food($0.id, cameFrom: back), icon: "nutrition") }
        let sources = known.isEmpty ? visit.app.foodProviders.names(answering: .barcode(barcode)) : []
        return try page(
            visit,
            BarcodePage(
                typed: barcode.printed, back: back, isRead: true,
                unknown: known.isEmpty && sources.isEmpty ? barcode : nil,
                notes: sources.isEmpty ? [] : [NutritionTexts.barcodeCanBeLookedUp(CommonTexts.list(sources))],
                foods: rows))
    }

    private static func barcodes(_ list: String) -> [Barcode] {
        list.split(separator: ",").prefix(BarcodeSightings.maximumChoices).compactMap { Barcode(String($0)) }
    }

    private static func foods(_ visit: MemberVisit, _ barcode: Barcode) async throws -> [Food] {
        try await visit.read { try $1.nutrition.foods($0, barcode: barcode) }
    }

    /// Only this page may use the camera.
    private static func page(
        _ visit: MemberVisit, _ content: BarcodePage, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        var response = try visit.page(content, title: NutritionTexts.barcode, destination: .nutrition, status: status)
        response.headers[.permissionsPolicy] = SecurityHeaders().permissionsPolicy
            .replacing("camera=()", with: "camera=(self)")
        return response
    }
}

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
