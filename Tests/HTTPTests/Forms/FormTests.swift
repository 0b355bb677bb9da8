import HTTPTypes
import Testing

@testable import HTTP

@Suite struct FormTests {
    private static let type = "application/x-www-form-urlencoded"

    private func post(_ body: RequestBody, type: String?) throws -> Request {
        try .sample(.post, "/goals", headers: type.map { [.contentType: $0] } ?? [:], body: body)
    }

    @Test(arguments: [type, "Application/X-WWW-Form-Urlencoded; charset=UTF-8", "\(type) ; charset=\"utf-8\";"])
    func fieldsAreDecoded(type: String) async throws {
        let form = try await post(.text("name=J%C3%B6rg+M&day=mon&day=tue&empty="), type: type).form()
        #expect(form["name"] == "Jörg M")
        #expect(form.values(of: "day") == ["mon", "tue"])
        #expect(form["day"] == "mon")
        #expect(form["empty"] == "")
        #expect(form["missing"] == nil)
        #expect(form.items.map(\.name) == ["name", "day", "day", "empty"])
    }

    @Test func aBodyInPiecesIsOneForm() async throws {
        let pieces = Array("name=J%C3%B6rg&x=1".utf8).map { [$0] }
        let form = try await post(.pieces(pieces), type: Self.type).form()
        #expect(form["name"] == "Jörg")
    }

    @Test(arguments: ["text/plain", "multipart/form-data; boundary=x", "\(type)x", "", "/", "\(type); charset"])
    func anotherTypeIsUnsupported(type: String) async throws {
        let error = try await httpError { _ = try await post(.text("a=1"), type: type).form() }
        #expect(error?.status == .unsupportedMediaType)
    }

    @Test func anEmptyBodyNeedsNoType() async throws {
        #expect(try await post(.empty, type: nil).form().items.isEmpty)
        let error = try await httpError { _ = try await post(.text("a=1"), type: nil).form() }
        #expect(error?.status == .unsupportedMediaType)
    }

    @Test func theLimitHoldsAnnouncedOrNot() async throws {
        let body = [UInt8]("a=".utf8) + [UInt8](repeating: 0x78, count: 8)
        #expect(try await post(.pieces([body]), type: Self.type).form(limit: 10)["a"] == "xxxxxxxx")
        for announced in [nil, 10] {
            let error = try await httpError {
                _ = try await post(.pieces([body], announcedLength: announced), type: Self.type).form(limit: 9)
            }
            #expect(error?.status == .contentTooLarge)
        }
    }

    @Test func theDefaultLimitIsOneMebibyte() async throws {
        let fits = [UInt8]("a=".utf8) + [UInt8](repeating: 0x78, count: (1 << 20) - 2)
        #expect(try await post(.pieces([fits]), type: Self.type).form()["a"]?.utf8.count == (1 << 20) - 2)
        let error = try await httpError { _ = try await post(.pieces([fits, [0x78]]), type: Self.type).form() }
        #expect(error?.status == .contentTooLarge)
    }

    @Test(arguments: [Array("a=%zz".utf8), Array("a=%C3".utf8), [0x61, 0x3D, 0xFF]])
    func brokenTextIsRefused(bytes: [UInt8]) async throws {
        let error = try await httpError { _ = try await post(.pieces([bytes]), type: Self.type).form() }
        #expect(error?.status == .badRequest)
    }

    @Test func tooManyFieldsAreRefused() async throws {
        let fields = { (count: Int) in Array(repeating: "a=1", count: count).joined(separator: "&") }
        #expect(try await post(.text(fields(1_000)), type: Self.type).form().items.count == 1_000)
        let error = try await httpError { _ = try await post(.text(fields(1_001)), type: Self.type).form() }
        #expect(error?.status == .badRequest)
    }
}
