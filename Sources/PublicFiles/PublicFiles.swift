/// The files of `Public`, which the plugin `EmbedFiles` compiles into the program.
public enum PublicFiles {
    /// The bytes of the files by their paths in `Public`, such as `js/app.js`.
    public static var all: [String: [UInt8]] { embeddedFiles() }
}
