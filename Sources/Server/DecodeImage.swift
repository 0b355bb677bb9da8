import ArgumentParser
import Images

/// The helper process that decodes one photo, apart from the server, so that a photo can't take the server down.
struct DecodeImage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode-image", abstract: "Reads a photo, writes it resized.", shouldDisplay: false)

    func run() throws {
        throw ExitCode(ImageWorker.run())
    }
}
