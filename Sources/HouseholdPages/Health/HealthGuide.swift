import Forms
import Texts

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
