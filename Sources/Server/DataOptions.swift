import ArgumentParser
import Models

/// The location of the data, for every command that uses them.
struct DataOptions: ParsableArguments {
    @Option(help: "The folder with the database and photos. [WORKHOME_DATA, data]")
    var data: String?

    var folders: DataFolders { DataFolders(root: data ?? Environment["WORKHOME_DATA"] ?? "data") }
}
