import Foundation
import Support
import Testing

/// The deployment files: systemd units, the container image and its compose file.
@Suite struct DeploymentTests {
    private func lines(_ path: String) throws -> [String] {
        try String(contentsOfFile: "\(Repository.root)/\(path)", encoding: .utf8).components(separatedBy: "\n")
    }

    /// The values after a word in the lines that contain it.
    private func rest(after word: String, in lines: [String]) -> Set<String> {
        Set(
            lines.filter { $0.contains(word) }.flatMap {
                $0.split(separator: word, maxSplits: 1)[1].split(separator: " ")
            }
            .map(String.init).filter { $0 != "\\" })
    }

    @Test(arguments: ["workhome.service", "workhome@.service"])
    func theServiceWritesToItsFolderAloneAndComesBack(unit: String) throws {
        let lines = try lines("systemd/\(unit)")
        let wanted = [
            "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes", "PrivateDevices=yes", "NoNewPrivileges=yes",
            "CapabilityBoundingSet=", "StateDirectoryMode=0700", "Restart=on-failure", "WantedBy=multi-user.target",
        ]
        #expect(wanted.filter { !lines.contains($0) } == [])
        let folder = try #require(lines.first { $0.hasPrefix("StateDirectory=") }).dropFirst("StateDirectory=".count)
        #expect(lines.contains("Environment=WORKHOME_DATA=/var/lib/\(folder)"))
    }

    @Test func severalHouseholdsAreShutInLikeOne() throws {
        let units = try ["workhome.service", "workhome@.service"].map {
            try lines("systemd/\($0)").drop { !$0.hasPrefix("ExecStart") }.filter { !$0.hasPrefix("StateDirectory=") }
        }
        #expect(units[0].count > 30)
        #expect(units[0] == units[1])
    }

    @Test func theImageHasWhatTheProgramNeedsAndNotTheToolchain() throws {
        let dockerfile = try lines("Dockerfile")
        let stages = dockerfile.split { $0.hasPrefix("FROM ") }
        try #require(stages.count == 3)
        let setup = Set(
            try lines("bin/setup").filter { $0.hasPrefix("  library ") }.compactMap {
                $0.split(separator: " ").last.map(String.init)
            })
        #expect(setup.count > 5)
        #expect(setup.isSubset(of: rest(after: "recommends ", in: Array(stages[1]))))
        let installed = rest(after: "recommends ", in: Array(stages[2]))
        #expect(installed.allSatisfy { !$0.hasSuffix("-dev") && !$0.contains("swift") })
        for library in setup {
            let name = library.replacingOccurrences(of: "-dev", with: "").filter { !$0.isNumber }
            #expect(installed.contains { $0.filter { !$0.isNumber }.hasPrefix(name) }, "\(library)")
        }
        #expect(dockerfile.last { $0.hasPrefix("FROM ") } == "FROM debian:bookworm-slim")
        #expect(dockerfile.contains { $0.contains("strip /out/bin/workhome") })
        #expect(dockerfile.contains { $0.contains("--mount=type=cache,target=/workhome/.build") })
        // Everything the build copies must be allowed by .dockerignore.
        let allowed = Set(try lines(".dockerignore").filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
        let copied = stages[1].filter { $0.hasPrefix("COPY ") }.compactMap {
            $0.split(separator: " ").dropFirst().first
        }
        #expect(copied.count > 5)
        #expect(allowed.isSuperset(of: copied.map(String.init)))
    }

    @Test func theContainerIsReadOnlyAndComesBack() throws {
        let compose = try lines("compose.yaml").map { $0.trimmingCharacters(in: .whitespaces) }
        let wanted = [
            "read_only: true", "restart: unless-stopped", "cap_drop: [ALL]",
            "security_opt: [\"no-new-privileges:true\"]", "- workhome:/data", "TZ: ${TZ:-UTC}",
        ]
        #expect(wanted.filter { !compose.contains($0) } == [])
    }
}
