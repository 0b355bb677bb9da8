import ArgumentParser
import Images

/// The helper process that decodes a photo outside the server, so that a malicious photo can't crash the server.
struct DecodeImage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode-image", abstract: "Reads a photo and writes it resized.", shouldDisplay: false)

    @Argument(help: "The size of each JPEG in bytes, if there are several.")
    var sizes: [Int] = []

    @Flag(name: .customLong("check"), help: "Only says what keeps it from reading photos.")
    var isCheck = false

    func run() throws {
        if isCheck {
            guard let missing = ImageWorker.missing() else { return }
            print(missing, terminator: "")
            throw ExitCode.failure
        }
        throw ExitCode(ImageWorker.run(sizes: sizes))
    }
}
