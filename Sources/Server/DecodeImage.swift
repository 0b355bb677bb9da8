import ArgumentParser
import Fitness
import Images
import Models

/// The helper process that decodes a photo outside the server, so that a malicious photo can't crash the server.
struct DecodeImage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode-image", abstract: "Reads a photo and writes it resized.", shouldDisplay: false)

    @Argument(help: "The size of each JPEG in bytes, if there are several.")
    var sizes: [Int] = []

    @Flag(name: .customLong("barcodes"), help: "Writes the barcodes in the photo instead.")
    var readsBarcodes = false

    @Flag(name: .customLong("check"), help: "Only says what keeps it from reading photos.")
    var isCheck = false

    func run() throws {
        if isCheck {
            guard let missing = ImageWorker.missing() else { return }
            print(missing, terminator: "")
            throw ExitCode.failure
        }
        let code =
            readsBarcodes
            ? ImageWorker.readBarcodes { BarcodeSightings($0).hasSureNumber }
            : ImageWorker.run(sizes: sizes)
        throw ExitCode(code)
    }
}
