import ArgumentParser
import HTTP
import Logging
import ServiceLifecycle
import Models
import WorkHome

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Runs WorkHome until it is stopped.",
        discussion: "Each option can also be set in the environment, by the name in brackets. Options win.")

    @Option(help: "The address to listen on; 0.0.0.0 for the whole network. [WORKHOME_HOST, 127.0.0.1]")
    var host: String?

    @Option(help: "The port to listen on; 0 for a free one. [PORT, 8080]")
    var port: String?

    @OptionGroup var data: DataOptions

    @Option(name: .customLong("tls-cert"), help: "A PEM file with the certificate and its chain. [WORKHOME_TLS_CERT]")
    var tlsCertificate: String?

    @Option(name: .customLong("tls-key"), help: "A PEM file with the certificate's private key. [WORKHOME_TLS_KEY]")
    var tlsKey: String?

    @Option(
        help: """
            Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: addresses or CIDR blocks, separated by commas. \
            [WORKHOME_TRUSTED_PROXIES]
            """)
    var trustedProxies: String?

    @OptionGroup(title: "Online food databases, off by default") var foodSources: FoodSourceOptions

    @Option(help: "The folder for nightly backups. [WORKHOME_BACKUPS, backups in the data folder]")
    var backups: String?

    @Flag(name: .customLong("no-backups"), help: "Turns off nightly backups. [WORKHOME_NO_BACKUPS=1]")
    var makesNoBackups = false

    @Option(
        help: "How many GB (of 1,024 MB) the photos of one person may use; 0 for no limit. [WORKHOME_PHOTO_QUOTA, 5]")
    var photoQuota: String?

    @Option(
        name: .customLong("api-origin"),
        help: """
            A web site whose scripts may use the API from a browser, such as https://app.example. Can be repeated. \
            [WORKHOME_API_ORIGINS, separated by commas]
            """)
    var apiOrigins: [String] = []

    @Option(
        help:
            "trace, debug, info, notice, warning, error or critical. info logs every request. [WORKHOME_LOG_LEVEL, info]"
    )
    var logLevel: String?

    @Option(help: "A folder that contains Public, for work on it. [WORKHOME_RESOURCES, what is in the program]")
    var resources: String?

    func run() async throws {
        let logger = try LineLogHandler.logger(level: logLevel ?? Environment["WORKHOME_LOG_LEVEL"] ?? "info")
        var configuration = WorkHomeServer.Configuration(
            folders: data.folders, resourcesDirectory: resources ?? Environment["WORKHOME_RESOURCES"],
            decoderExecutable: "/proc/self/exe", http: try http(), foodSources: try foodSources.settings(),
            backups: try backupFolder(), apiAccess: try apiAccess(), photoQuota: try photoBytes())
        #if DEBUG
        try TestSettings.apply(to: &configuration)
        #endif
        // Before anything is opened: what is opened first would take the descriptors that others wait for.
        try DescriptorLimit.raise(toServe: configuration.http.limits.connectionCount)
        let server = WorkHomeServer(configuration: configuration, logger: logger)
        var lifecycle = logger
        // The lifecycle's own messages only interest its developers.
        lifecycle.logLevel = .warning
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [.init(service: server, successTerminationBehavior: .gracefullyShutdownGroup)],
                gracefulShutdownSignals: [.sigterm, .sigint], logger: lifecycle))
        try await group.run()
    }

    private func backupFolder() throws -> String? {
        guard try !makesNoBackups && !Environment.isOn("WORKHOME_NO_BACKUPS") else { return nil }
        return try DataOptions.backups(backups) ?? data.folders.backups
    }

    private func photoBytes() throws -> Int64? {
        let text = photoQuota ?? Environment["WORKHOME_PHOTO_QUOTA"] ?? "5"
        guard let gigabytes = Double(text), (0...1_000_000).contains(gigabytes) else {
            throw ValidationError("The photo quota must be a number of GB, not \"\(text)\".")
        }
        return gigabytes == 0 ? nil : Int64(gigabytes * Double(1 << 30))
    }

    private func apiAccess() throws -> CrossOriginAccess {
        let listed = Environment["WORKHOME_API_ORIGINS"].map { $0.split(separator: ",").map(String.init) } ?? []
        let origins = try (apiOrigins.isEmpty ? listed : apiOrigins).map { text in
            guard let origin = CrossOriginAccess.origin(text.filter { $0 != " " }) else {
                throw ValidationError("\"\(text)\" is not an origin. Use one like https://app.example, without a path.")
            }
            return origin
        }
        return CrossOriginAccess(origins: origins)
    }

    private func http() throws -> HTTPServer.Configuration {
        HTTPServer.Configuration(
            host: host ?? Environment["WORKHOME_HOST"] ?? "127.0.0.1", port: try portNumber(), tls: try tls(),
            trustedProxies: try proxies())
    }

    private func portNumber() throws -> Int {
        let text = port ?? Environment["PORT"] ?? "8080"
        guard let number = Int(text), (0...65_535).contains(number) else {
            throw ValidationError("The port must be a number from 0 to 65535, not \"\(text)\".")
        }
        return number
    }

    private func tls() throws -> TLSConfiguration? {
        switch (tlsCertificate ?? Environment["WORKHOME_TLS_CERT"], tlsKey ?? Environment["WORKHOME_TLS_KEY"]) {
        case (nil, nil): return nil
        case (let certificate?, let key?):
            return TLSConfiguration(certificateChainPath: certificate, privateKeyPath: key)
        default: throw ValidationError("TLS needs both --tls-cert and --tls-key.")
        }
    }

    private func proxies() throws -> [AddressRange] {
        let text = trustedProxies ?? Environment["WORKHOME_TRUSTED_PROXIES"] ?? ""
        return try text.split(separator: ",").map { part in
            let address = part.filter { $0 != " " }
            guard let range = AddressRange(address) else {
                throw ValidationError("\"\(address)\" is neither an IP address nor a CIDR block.")
            }
            return range
        }
    }
}
