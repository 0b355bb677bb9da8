import ArgumentParser
import Images

/// The helper process that decodes one photo, apart from the server, so that a photo can't take the server down.
struct DecodeImage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode-image", abstract: "Reads a photo, writes it resized.", shouldDisplay: false)

    @Argument(help: "How many bytes each of several JPEGs has.")
    var sizes: [Int] = []

    func run() throws {
        throw ExitCode(ImageWorker.run(sizes: sizes))
    }
}
