import Fitness
import Forms
import Foundation
import Models
import Texts
import Web

/// Tokens, the last deliveries, and how to set up an app.
struct HealthPage: PageContent {
    var view: CompiledView<Self> { view_health_show }
    let overview: HealthOverview
    let form: HealthTokenForm
    let made: NewSecret?
    /// `http://home.local:8080`
    let origin: String
    let visit: MemberVisit

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }

    var tokens: [HealthRow] {
        overview.tokens.map {
            HealthRow($0, day: { visit.dayText($0, isWithin: true) }, revokePath: Paths.healthTokenDeletion($0.id))
        }
    }

    var syncs: [HealthRow] { overview.syncs.map { HealthRow($0, moment: { visit.momentText($0) }) } }
    var streams: [HealthRow] { overview.streams.map { HealthRow($0, visit.user, today: visit.today) } }
    var corrections: [HealthRow] { overview.corrections.map { HealthRow($0, visit.user, today: visit.today) } }
    var sources: [HealthRow] {
        overview.sources.map { source in
            var row = HealthRow(source, deletePath: Paths.healthSourceDeletion(source.id))
            if source.id != overview.sources.first?.id { row.upAction = Paths.healthSourceMove(source.id, .up) }
            if source.id != overview.sources.last?.id { row.downAction = Paths.healthSourceMove(source.id, .down) }
            return row
        }
    }
    /// Which order devices have that were not moved.
    var orderNote: String? {
        guard overview.sources.contains(where: { $0.position == nil }) else { return nil }
        return overview.orderKey.map { HealthTexts.orderOfDay($0.metric.name, $0.day.mediumText) }
    }
    var maximumHealthSources: Int? {
        overview.sources.count < HealthLimits.maximumSources ? nil : HealthLimits.maximumSources
    }
    var openDays: Int { HealthLimits().openDays }
    var isNothing: Bool { overview.syncs.isEmpty }
    var guides: [HealthGuide] { HealthGuide.all(origin: origin) }
    var isLoopback: Bool { LinkAddress(origin).isLoopback }
}

/// A value to copy into another app.
struct CopyField: Sendable {
    let id: String
    let label: String
    let value: String
}

/// A token or key that was just created, which is the only time it is shown.
struct NewSecret: Sendable {
    let id: String
    let label: String
    let name: String
    let text: String

    var secret: CopyField { CopyField(id: id, label: label, value: text) }
    var header: CopyField {
        CopyField(id: "\(id)-header", label: CommonTexts.authorizationHeader, value: "Bearer \(text)")
    }
}

/// A line of one of the page's lists.
struct HealthRow: Sendable {
    let title: String
    let note: String
    var path: String?
    /// The button's name for screen readers.
    var spoken = ""
    /// The name of the button that leaves things as they are.
    var keepLabel = ""
    /// Further details, shown on demand.
    var details: [String] = []
    /// Where a device moves to in the order of all.
    var upAction: String?
    var downAction: String?

    init(_ token: HealthToken, day: (Int64) -> String, revokePath: String) {
        title = token.name
        let used = token.lastUsedAt.map { CommonTexts.lastUsed(day($0)) } ?? CommonTexts.notUsedYet
        note = HealthTexts.createdAndUsed(day(token.createdAt), used)
        path = revokePath
        spoken = CommonTexts.revokeItem(token.name)
    }

    init(_ sync: HealthSync, moment: (Int64) -> String) {
        title = moment(sync.receivedAt)
        let counts = [
            (sync.newCount, HealthTexts.newCount), (sync.changedCount, HealthTexts.changedCount),
            (sync.unchangedCount, HealthTexts.knownCount), (sync.ignoredCount, HealthTexts.leftOutCount),
        ].filter { $0.0 > 0 }.map { $0.1(DecimalText.grouped(Double($0.0))) }
        let what = counts.isEmpty ? HealthTexts.emptyDelivery : counts.joined(separator: ", ")
        note = "\(sync.app.name), \(sync.tokenName): \(what)"
        details = sync.leftOut.map(\.text)
        if !details.isEmpty, sync.unlistedCount > 0 {
            details.append(HealthTexts.moreLeftOut(DecimalText.grouped(Double(sync.unlistedCount))))
        }
    }

    /// - Parameter days: the last days of a metric, the latest first.
    init(_ days: [HealthStream], _ user: User, today: LocalDay) {
        title = days[0].metric.name
        let texts = days.map { "\($0.metric.text($0.value, user.units)) · \($0.day.relativeText(today: today))" }
        note = texts[0]
        details = zip(days, texts).filter { !$0.0.parts.isEmpty }.map { day, text in
            "\(text): \(day.parts.map { $0.text(in: user.timeZone) }.joined(separator: ", "))"
        }
    }

    init(_ correction: HealthCorrection, _ user: User, today: LocalDay) {
        let stream = correction.stream
        let larger = stream.metric.text(stream.value, user.units)
        let smaller = stream.metric.text(correction.smaller, user.units)
        title = HealthTexts.saidLess(correction.source, larger, smaller)
        let span = correction.start.map { clockTimes(from: $0, to: correction.end, in: user.timeZone) }
        let time = [stream.day.relativeText(today: today), span].compactMap(\.self).joined(separator: ", ")
        note = "\(stream.metric.name) · \(time)"
        path = Paths.healthCorrection(correction.id)
        spoken = HealthTexts.use(smaller)
        keepLabel = HealthTexts.keep(larger)
    }

    init(_ source: HealthSource, deletePath: String) {
        title = source.name
        note = source.name == source.app.name ? "" : HealthTexts.sentBy(source.app.name)
        path = deletePath
        spoken = HealthTexts.deleteTheDataOf(source.name)
    }

    var hasDetails: Bool { !details.isEmpty }
}

extension HealthDay.Part {
    /// `Watch 08:00–17:10`
    fileprivate func text(in timeZone: TimeZone) -> String {
        guard let start else { return HealthTexts.allDay(device) }
        return "\(device) \(clockTimes(from: start, to: end, in: timeZone))"
    }
}

/// `08:00–17:10`
private func clockTimes(from start: Int64, to end: Int64?, in timeZone: TimeZone) -> String {
    let texts = [start, end ?? start].map {
        LocalTime.text(Date(timeIntervalSince1970: TimeInterval($0)), in: timeZone)
    }
    return texts[0] == texts[1] ? texts[0] : "\(texts[0])–\(texts[1])"
}

/// The steps to set up an app.
struct HealthGuide: Sendable {
    let name: String
    let platform: String
    let address: CopyField
    let steps: [String]
    let note: String

    /// - Parameter origin: the scheme and host in the browser's address, such as `http://home.local:8080`.
    static func all(origin: String) -> [HealthGuide] {
        [
            HealthGuide(
                name: HealthTexts.healthAutoExport, platform: HealthTexts.iphoneAndAppleWatch,
                address: CopyField(id: "auto-export", label: HealthTexts.url, value: "\(origin)\(Paths.autoExport)"),
                steps: [
                    HealthTexts.nameTokenAfterPhone,
                    HealthTexts.autoExportAddAutomation,
                    HealthTexts.autoExportPasteAddress,
                    HealthTexts.autoExportAddHeader,
                    HealthTexts.autoExportChooseMetrics,
                    HealthTexts.autoExportSummarizeData,
                    HealthTexts.autoExportAddWorkouts,
                    HealthTexts.autoExportRunOnce,
                ],
                note: HealthTexts.autoExportNeedsPaidPlan),
            HealthGuide(
                name: HealthTexts.hcWebhook, platform: HealthTexts.androidWithHealthConnect,
                address: CopyField(
                    id: "hc-webhook", label: HealthTexts.webhookUrl, value: "\(origin)\(Paths.hcWebhook)"),
                steps: [
                    HealthTexts.nameTokenAfterPhone,
                    HealthTexts.hcWebhookAllowAccess,
                    HealthTexts.hcWebhookAddAddress,
                    HealthTexts.hcWebhookAddHeader,
                    HealthTexts.hcWebhookChooseInterval,
                ],
                note: HealthTexts.hcWebhookTestButton),
            HealthGuide(
                name: HealthTexts.openScaleSync, platform: HealthTexts.bluetoothScalesAndroid,
                address: CopyField(id: "weight-entry", label: HealthTexts.wgerServer, value: "\(origin)\(Paths.wger)"),
                steps: [
                    HealthTexts.nameTokenAfterScale,
                    HealthTexts.openScaleChooseWger,
                    HealthTexts.openScalePasteAddress,
                    HealthTexts.openScalePasteToken,
                ],
                note: HealthTexts.openScaleSendsKilograms),
        ]
    }
}
