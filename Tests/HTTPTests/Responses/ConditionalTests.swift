import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP

@Suite struct ConditionalTests {
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    private static let earlier = "Sun, 06 Nov 1994 08:49:36 GMT"
    private static let later = "Sun, 06 Nov 1994 08:49:38 GMT"

    private func response(tag: String? = "\"v1\"", date: String? = date) -> Response {
        var response = Response.text("0123456789")
        response.headers[.eTag] = tag
        response.headers[.lastModified] = date
        response.headers[.cacheControl] = "private"
        return response
    }

    private func answer(
        _ headers: HTTPFields, method: HTTPRequest.Method = .get, tag: String? = "\"v1\"", date: String? = date
    ) throws -> Response {
        response(tag: tag, date: date).conditional(for: try .sample(method, headers: headers))
    }

    @Test(arguments: [
        ("\"v1\"", true), ("W/\"v1\"", true), ("*", true), (" * ", true), ("\"a\", W/\"v1\" , \"b\"", true),
        ("\"a\",\"v1\"", true),
        ("\"v2\"", false), ("v1", false), ("", false), ("\"a,\\\"v1\\\"\"", false), ("\"V1\"", false), ("\"v1", false),
    ])
    func aKnownTagIsNotModified(condition: String, isKnown: Bool) throws {
        for method in [HTTPRequest.Method.get, .head] {
            for tag in ["\"v1\"", "W/\"v1\""] {
                let answer = try answer([.ifNoneMatch: condition], method: method, tag: tag)
                #expect(answer.status == (isKnown ? .notModified : .ok))
            }
        }
    }

    @Test func aTagMayHoldACommaAndAStar() throws {
        #expect(try answer([.ifNoneMatch: "\"x\", \"a,b*\""], tag: "\"a,b*\"").status == .notModified)
    }

    @Test func notModifiedKeepsWhatACacheNeeds() throws {
        let answer = try answer([.ifNoneMatch: "\"v1\""])
        #expect(answer.headers[.eTag] == "\"v1\"")
        #expect(answer.headers[.cacheControl] == "private")
        #expect(answer.headers[.contentType] == nil)
        #expect(answer.body.count == 0)
    }

    @Test(arguments: [
        (date, true), (later, true), (earlier, false), ("Sunday, 06-Nov-94 08:49:37 GMT", true),
        ("Sun Nov  6 08:49:37 1994", true), ("yesterday", false), ("", false),
    ])
    func aKnownDateIsNotModified(condition: String, isKnown: Bool) throws {
        let status: HTTPResponse.Status = isKnown ? .notModified : .ok
        #expect(try answer([.ifModifiedSince: condition]).status == status)
        #expect(try answer([.ifModifiedSince: condition], method: .head).status == status)
    }

    @Test func aTagCountsBeforeADate() throws {
        #expect(try answer([.ifNoneMatch: "\"v2\"", .ifModifiedSince: Self.later]).status == .ok)
        #expect(try answer([.ifNoneMatch: "\"v1\"", .ifModifiedSince: Self.earlier]).status == .notModified)
    }

    private static let conditions: [(HTTPFields, HTTPResponse.Status)] = [
        ([.ifMatch: "\"v1\""], .ok), ([.ifMatch: "*"], .ok), ([.ifMatch: "\"v2\""], .preconditionFailed),
        ([.ifMatch: "W/\"v1\""], .preconditionFailed), ([.ifUnmodifiedSince: later], .ok),
        ([.ifUnmodifiedSince: earlier], .preconditionFailed), ([.ifMatch: "\"v1\"", .ifUnmodifiedSince: earlier], .ok),
        ([.ifMatch: "\"v2\"", .ifNoneMatch: "\"v1\""], .preconditionFailed),
    ]

    @Test(arguments: conditions)
    func aFailedConditionIsSaid(headers: HTTPFields, status: HTTPResponse.Status) throws {
        #expect(try answer(headers).status == status)
    }

    @Test func onlyASuccessfulReadIsConditional() throws {
        #expect(try answer([.ifNoneMatch: "*", .range: "bytes=0-1"], method: .post).status == .ok)
        var failed = response()
        failed.status = .notFound
        let request = try Request.sample(headers: [.ifNoneMatch: "*", .range: "bytes=0-1"])
        #expect(failed.conditional(for: request).status == .notFound)
        let unnamed = response(tag: nil, date: nil).conditional(for: request)
        #expect(unnamed.status == .ok)
        #expect(unnamed.headers[.acceptRanges] == nil)
    }

    @Test func aRangeIsAPartOfTheBytes() throws {
        let answer = try answer([.range: "bytes=3-5"])
        #expect(answer.status == .partialContent)
        #expect(answer.text == "345")
        #expect(answer.headers[.contentRange] == "bytes 3-5/10")
        #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(answer.headers[.eTag] == "\"v1\"")
    }

    @Test func aRangeIsAPartOfAFile() throws {
        var response = response()
        response.body = .file(path: "/p", offset: 100, length: 50)
        let answer = response.conditional(for: try .sample(headers: [.range: "bytes=-10"]))
        #expect(answer.headers[.contentRange] == "bytes 40-49/50")
        guard case .file("/p", 140, 10) = answer.body else {
            Issue.record("\(answer.body)")
            return
        }
    }

    @Test func aRangePastTheEndTellsTheLength() throws {
        let answer = try answer([.range: "bytes=10-"])
        #expect(answer.status == .rangeNotSatisfiable)
        #expect(answer.headers[.contentRange] == "bytes */10")
        #expect(answer.body.count == 0)
        #expect(answer.headers[.contentType] == nil)
    }

    @Test func whatIsNoSingleRangeGetsTheWhole() throws {
        for header in ["bytes=5-3", "bytes=0-1,3-4", "lines=1-2"] {
            let answer = try answer([.range: header])
            #expect(answer.status == .ok)
            #expect(answer.text == "0123456789")
            #expect(answer.headers[.acceptRanges] == "bytes")
        }
        #expect(try answer([.range: "bytes=0-1"], method: .head).status == .ok)
        #expect(try answer([.range: "bytes=0-1", .ifNoneMatch: "\"v1\""]).status == .notModified)
    }

    @Test(arguments: [
        ("\"v1\"", "\"v1\"", true), ("\"v2\"", "\"v1\"", false), ("W/\"v1\"", "W/\"v1\"", false),
        ("W/\"v1\"", "\"v1\"", false),
        ("\"v1\"", "W/\"v1\"", false), (date, "\"v1\"", true), (later, "\"v1\"", false), (earlier, "\"v1\"", false),
        ("*", "\"v1\"", false), ("\"v1\", \"v2\"", "\"v1\"", false), ("", "\"v1\"", false),
    ])
    func ifRangeNeedsTheVeryBytes(condition: String, tag: String, isPart: Bool) throws {
        let answer = try answer([.range: "bytes=0-1", .ifRange: condition], tag: tag)
        #expect(answer.status == (isPart ? .partialContent : .ok))
        // A range past the end of a different representation is not an error either.
        let past = try self.answer([.range: "bytes=99-", .ifRange: condition], tag: tag)
        #expect(past.status == (isPart ? .rangeNotSatisfiable : .ok))
    }

    @Test func aFileOfTheDiskHasValidators() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.jpg", [1, 2, 3])
        let path = folder.path + "/a.jpg"
        let first = try Response.file(path: path, contentType: "image/jpeg")
        #expect(first.body.count == 3)
        #expect(first.headers[.contentType] == "image/jpeg")
        let tag = try #require(first.headers[.eTag])
        #expect(first.conditional(for: try .sample(headers: [.ifNoneMatch: tag])).status == .notModified)
        let modified = try #require(first.headers[.lastModified])
        #expect(first.conditional(for: try .sample(headers: [.ifModifiedSince: modified])).status == .notModified)
        try folder.write("a.jpg", [1, 2, 3, 4])
        #expect(try Response.file(path: path, contentType: "image/jpeg").headers[.eTag] != tag)
        for missing in [folder.path, folder.path + "/b.jpg"] {
            let error = try #require(throws: HTTPError.self) {
                try Response.file(path: missing, contentType: "image/jpeg")
            }
            #expect(error.status == .notFound)
        }
    }
}
