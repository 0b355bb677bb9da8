/// The files of `Public`, which the build takes into the program: see the plugin `EmbedFiles`.
public enum PublicFiles {
    /// The bytes of the files by their paths in `Public`, as `js/app.js`.
    public static var all: [String: [UInt8]] { embeddedFiles() }
}
