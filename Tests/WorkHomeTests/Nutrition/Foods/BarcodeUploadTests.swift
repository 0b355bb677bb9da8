import Drawing
import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Transfer
@testable import WorkHome

/// The photo of a barcode, from the upload to what it leads to.
@Suite struct BarcodeUploadTests {
    private func photo(_ labels: BarcodeScene.Label..., degrees: Double = 5) -> [UInt8] {
        var scene = BarcodeScene()
        (scene.labels, scene.width, scene.height) = (labels, 1000, 750)
        (scene.module, scene.degrees, scene.noise) = (4, degrees, 6)
        return scene.drawn().png
    }

    private func send(
        _ browser: Browser, _ bytes: [UInt8], to path: String = "/nutrition/barcode",
        _ values: KeyValuePairs<String, String> = [:]
    ) async throws -> Answer {
        try await browser.upload(
            path, values, files: [ChosenFile(name: "barcode_photo", filename: "IMG_0001.JPG", bytes: bytes)])
    }

    @Test func theNumberIsShownBeforeItIsUsed() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await send(browser, photo(.init(.ean13("4006381333931"))), ["back": "/nutrition/foods?q=rye"])
        #expect(answer.location == "/nutrition/barcode?read=4006381333931&back=%2Fnutrition%2Ffoods%3Fq%3Drye")
        let page = try await browser.follow(answer)
        #expect(page.status == 200)
        #expect(page.value(of: "code") == "4006381333931")
        #expect(page.main.words.contains("Read from your photo. Compare it with the digits under the bars"))
        #expect(page.main.words.contains("No food with this barcode"))
        let link = try #require(page.main.between("class=\"button\" href=\"", "\""))
        #expect(try await browser.get(link.unescaped).value(of: "barcode") == "4006381333931")
        #expect((page.headers[.permissionsPolicy] ?? "").contains("camera=(self)"))
    }

    @Test func theFoodsThatHaveItAreListed() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let food = try #require(try await browser.post("/nutrition/foods", FoodSamples.values).location)
        let page = try await browser.follow(try await send(browser, photo(.init(.ean13("4006381333931")))))
        #expect(page.main.contains("href=\"\(food)\""))
        #expect(page.main.words.contains("Foods with this barcode"))
        #expect(page.main.words.contains("Rye crispbread"))
        #expect(!page.main.words.contains("No food with this barcode"))
    }

    /// A food that somebody keeps to themselves is not found by others.
    @Test func anotherPersonsFoodIsNot() async throws {
        let app = try await TestApp()
        try await app.member().post("/nutrition/foods", FoodSamples.values)
        try await app.register(Cast.sam)
        let sam = try await app.signIn(Cast.sam)
        let page = try await sam.follow(try await send(sam, photo(.init(.ean13("4006381333931")))))
        #expect(page.value(of: "code") == "4006381333931")
        #expect(!page.main.words.contains("Rye crispbread"))
        #expect(page.main.words.contains("No food with this barcode"))
    }

    @Test func theShortFormLeadsToTheFoodOfTheLongOne() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/nutrition/foods", FoodSamples.values(["barcode": "012345000065"]))
        let page = try await browser.follow(try await send(browser, photo(.init(.upcE("01234565")))))
        #expect(page.value(of: "code") == "012345000065")
        #expect(page.main.words.contains("Rye crispbread"))
    }

    @Test func severalAreToChooseFrom() async throws {
        let browser = try await TestApp().member()
        var scene = BarcodeScene(
            .init(.ean13("4006381333931"), x: 0.27, y: 0.3), .init(.ean8("96385074"), x: 0.75, y: 0.7))
        scene.module = 4
        let page = try await browser.follow(try await send(browser, scene.drawn().png))
        #expect(page.main.words.contains("Several barcodes found"))
        #expect(page.value(of: "code") == "")
        for code in ["4006381333931", "96385074"] {
            let path = "/nutrition/barcode?read=\(code)"
            #expect(page.main.contains("href=\"\(path)\""))
            #expect(try await browser.get(path).value(of: "code") == code)
        }
    }

    @Test func aPhotoWithoutABarcodeSaysHowToTakeIt() async throws {
        let app = try await TestApp()
        let answer = try await send(try await app.member(), photo())
        #expect(answer.status == 422)
        #expect(answer.main.words.contains("No barcode found in this photo. Hold the camera 10 to 15 cm"))
        #expect((answer.headers[.permissionsPolicy] ?? "").contains("camera=(self)"))
    }

    @Test(arguments: [
        ("a note", "This file is not a photo that WorkHome can read. Use JPEG, PNG, WebP, HEIC or GIF."),
        ("GIF89a", "This photo is damaged or incomplete. Choose another copy of it."),
    ])
    func whatIsNoPhotoIsToldSo(content: String, message: String) async throws {
        let browser = try await TestApp().member()
        let answer = try await send(browser, Array(content.utf8))
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["barcode_photo": message])
    }

    @Test func aPhotoThatIsTooLargeIsToldSo() async throws {
        let browser = try await TestApp().member()
        let answer = try await send(browser, photo() + [UInt8](repeating: 0, count: 31 << 20))
        #expect(answer.status == 422)
        #expect(
            answer.fieldErrors
                == ["barcode_photo": "This photo’s file is too large. Make it smaller and try again."])
    }

    @Test func choosingNoneIsTold() async throws {
        let answer = try await TestApp().member().upload("/nutrition/barcode")
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["barcode_photo": "Please choose a photo"])
    }

    @Test func phonesPhotosAreRead() async throws {
        let browser = try await TestApp().member()
        let answer = try await send(browser, try Repository.picture("quadrants.heic"))
        #expect(answer.main.words.contains("No barcode found in this photo."))
    }

    @Test func nothingOfThePhotoIsKept() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await send(browser, photo(.init(.ean13("4006381333931"))))
        #expect(try app.photoFiles().isEmpty)
        let uploads = try FileManager.default.contentsOfDirectory(atPath: app.app.spoolDirectory)
        #expect(uploads.isEmpty)
        #expect(try await app.rows("SELECT count(*) FROM foods WHERE barcode = '04006381333931'") == ["0"])
    }

    @Test(arguments: ["x", "4006381333932", ",,", "4006381333932,1"])
    func anAddressThatIsMadeUpIsTheEmptyPage(read: String) async throws {
        let page = try await TestApp().member().get("/nutrition/barcode?read=\(read)")
        #expect(page.status == 200)
        #expect(page.value(of: "code") == "")
    }

    @Test func outsideSourcesAreAskedOnlyAfterThePersonHasSeenIt() async throws {
        try await ProviderServer.run([.failure(.notFound)]) { server, url in
            let app = try await TestApp(
                foodSources: FoodSourceSettings(asksOpenFoodFacts: true, openFoodFactsAddress: url))
            let browser = try await app.member()
            let page = try await browser.follow(try await send(browser, photo(.init(.ean13("4006381333931")))))
            #expect(page.main.words.contains("“Find food” looks it up in Open Food Facts."))
            #expect(server.requests.isEmpty)
            _ = try await browser.get("/nutrition/barcode?code=4006381333931")
            #expect(server.requests.count == 1)
        }
    }

    @Test func aShopsOwnNumberStaysAtHome() async throws {
        try await ProviderServer.run([.failure(.notFound)]) { server, url in
            let app = try await TestApp(
                foodSources: FoodSourceSettings(
                    foodDataCentralKey: "sample-key", asksOpenFoodFacts: true, foodDataCentralAddress: url,
                    openFoodFactsAddress: url))
            let browser = try await app.member()
            for query in ["code", "read"] {
                let page = try await browser.get("/nutrition/barcode?\(query)=2012345123458")
                #expect(page.main.words.contains("2012345123458 is a number that shops give"))
            }
            let search = try await browser.get("/nutrition/foods?meal=lunch&q=2012345123458&sources=1")
            #expect(search.status == 200)
            #expect(server.requests.isEmpty)
        }
    }
}

/// The same in the form of an own food.
@Suite struct FoodFormPhotoTests {
    private func values(_ changes: KeyValuePairs<String, String>) -> [FormValue] { FoodSamples.values(changes) }

    private func send(_ browser: Browser, _ path: String, _ values: [FormValue], _ bytes: [UInt8]) async throws
        -> Answer
    {
        let file = ChosenFile(name: "barcode_photo", filename: "a.png", bytes: bytes)
        return try await browser.send(
            .post, path, headers: [.secFetchSite: "same-origin"], body: .multipart(values, [file]))
    }

    private var photo: [UInt8] {
        var scene = BarcodeScene(.init(.ean13("5012345678900")))
        (scene.width, scene.height, scene.module) = (1000, 750, 4)
        return scene.drawn().png
    }

    @Test func itsBarcodeIsFilledInAndNothingIsSaved() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let form = try await send(browser, "/nutrition/foods", values(["barcode": "", "energy": "many"]), photo)
        #expect(form.status == 200)
        #expect(form.value(of: "barcode") == "5012345678900")
        #expect(form.value(of: "name") == "Rye crispbread" && form.value(of: "energy") == "many")
        #expect(form.main.words.contains("Read from your photo."))
        #expect(try await app.rows("SELECT count(*) FROM foods WHERE source = 'own'") == ["0"])
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func anExistingFoodGetsItToo() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let path = try #require(try await browser.post("/nutrition/foods", FoodSamples.values).location)
        let form = try await send(browser, path, values(["name": "Crispbread"]), photo)
        #expect(form.value(of: "barcode") == "5012345678900" && form.value(of: "name") == "Crispbread")
        #expect(
            try await app.rows("SELECT name, barcode FROM foods WHERE source = 'own'") == [
                "Rye crispbread 04006381333931"
            ])
        try await browser.post(path, values(["barcode": "5012345678900"]))
        #expect(try await app.rows("SELECT barcode FROM foods WHERE source = 'own'") == ["05012345678900"])
    }

    @Test func aPhotoWithoutABarcodeKeepsWhatWasTyped() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let form = try await send(browser, "/nutrition/foods", values([:]), try Repository.picture("quadrants.jpg"))
        #expect(form.status == 422)
        #expect(form.fieldErrors["barcode_photo"]?.hasPrefix("No barcode found in this photo.") == true)
        #expect(form.value(of: "barcode") == "4006381333931")
        #expect(try await app.rows("SELECT count(*) FROM foods WHERE source = 'own'") == ["0"])
    }

    @Test func ofSeveralThePersonTypesTheRightOne() async throws {
        let browser = try await TestApp().member()
        var scene = BarcodeScene(
            .init(.ean13("4006381333931"), x: 0.27, y: 0.3), .init(.ean8("96385074"), x: 0.75, y: 0.7))
        scene.module = 4
        let form = try await send(browser, "/nutrition/foods", values(["barcode": ""]), scene.drawn().png)
        #expect(form.status == 422)
        let message = try #require(form.fieldErrors["barcode_photo"])
        #expect(message.contains("4006381333931") && message.contains("96385074"))
        #expect(form.value(of: "barcode") == "")
    }
}
