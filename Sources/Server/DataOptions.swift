import ArgumentParser
import Models

/// Where the data are; every command that touches them takes it.
struct DataOptions: ParsableArguments {
    @Option(help: "The folder with the database and photos. [WORKHOME_DATA, data]")
    var data: String?

    var folders: DataFolders { DataFolders(root: data ?? Environment["WORKHOME_DATA"] ?? "data") }
}
